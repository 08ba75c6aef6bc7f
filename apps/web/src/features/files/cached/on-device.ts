import { useQuery } from '@tanstack/react-query'
import { sessionStore } from '../../../platform/session/session-store.ts'
import { useStore } from '../../../platform/store.ts'
import { useOnline } from '../../../platform/use-online.ts'
import type { FileItem } from '../file-item.ts'
import { syncModule } from './sync-module.ts'

/** What this browser has of a person's documents. */
export interface OnDevice {
  readonly here: ReadonlySet<string>
  /** With changes that the server has not confirmed. */
  readonly waiting: ReadonlySet<string>
}

/** Without a network: whether an entry of a list can be opened, and whether something of it waits. Null where there is nothing to say. */
export type Reach = 'away' | 'waiting' | null

export function reachOf(
  { id, kind, trashed, follows, link }: Pick<FileItem, 'id' | 'kind' | 'trashed' | 'follows' | 'link'>,
  { here, waiting }: OnDevice,
): Reach {
  if (kind === 'folder' || trashed !== null) return null
  if (kind === 'draft') return follows ? 'waiting' : null
  if (waiting.has(id)) return 'waiting'
  // What others have shared is only ever looked at on the server.
  return here.has(id) && link?.kind !== 'viewed' ? null : 'away'
}

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
