import { useQuery } from '@tanstack/react-query'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import { useOnline } from '../../../platform/use-online.ts'
import type { FileItem } from '../file-item.ts'
import { type OnDevice, type Reach, reachOf } from './reach.ts'
import { syncModule } from './sync-module.ts'

/** Asked for while there is no network, once for all entries of a list. */
export function useReach(item: FileItem): Reach {
  const isOnline = useOnline()
  const personId = useStore(sessionStore)?.user?.user_id
  const { data } = useQuery({
    queryKey: ['on-device', personId],
    queryFn: () => onDevice(personId ?? ''),
    enabled: !isOnline && personId !== undefined,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  })
  return isOnline || !data ? null : reachOf(item, data)
}

async function onDevice(personId: string): Promise<OnDevice> {
  const { cachedDocuments, unsyncedWork } = await syncModule()
  const [documents, { files }] = await Promise.all([cachedDocuments(personId), unsyncedWork(personId)])
  return { here: new Set(documents.map(({ id }) => id)), waiting: new Set(files) }
}
