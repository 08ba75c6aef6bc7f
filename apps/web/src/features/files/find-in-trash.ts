import type { TrashEntry } from '@ramify/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

/** What of a person's trash this is, or the folder there in which it lies: that is what can be restored. */
export async function findInTrash(id: string, signal?: AbortSignal): Promise<TrashEntry | null> {
  const { files } = await api('/ls_trash', { file_guid: id, limit: 1 }, { ...(signal && { signal }) })
  return files[0] ?? null
}

export const trashedQuery = (id: string) =>
  queryOptions({ queryKey: ['files', 'trashed', id], queryFn: ({ signal }) => findInTrash(id, signal), staleTime: 0 })
