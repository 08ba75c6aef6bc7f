import type { TrashEntry } from '@ramify/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

const mostParts = 10

/** What of a person's trash has this id. One that lies in a folder of the trash is not found: its folder is what can be restored. */
export async function findInTrash(id: string, signal?: AbortSignal): Promise<TrashEntry | null> {
  let cursor: string | null = null
  for (let part = 0; part < mostParts; part++) {
    const answer: { files: TrashEntry[]; cursor: string | null } = await api(
      '/ls_trash',
      { limit: 200, ...(cursor !== null && { cursor }) },
      { ...(signal && { signal }) },
    )
    const found = answer.files.find(({ file_guid }) => file_guid === id)
    if (found || answer.cursor === null) return found ?? null
    cursor = answer.cursor
  }
  return null
}

export const trashedQuery = (id: string) =>
  queryOptions({ queryKey: ['files', 'trashed', id], queryFn: ({ signal }) => findInTrash(id, signal), staleTime: 0 })
