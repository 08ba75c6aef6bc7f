import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { inBatches } from '../in-batches.ts'
import { changeListed, refreshListed } from '../parts/listed-files.ts'
import { awaitEntry } from '../selecting/entry-focus.ts'
import { tellRefusal } from '../tell-refusal.ts'

/** Takes files back out of the trash, to where they were; whether that worked. */
export async function restoreFiles(ids: readonly string[]): Promise<boolean> {
  // The button that was pressed goes: whoever came by keys goes on from what comes back.
  awaitEntry(ids[0] ?? null)
  try {
    await inBatches(ids, (file_guids) => api('/revert', { file_guids }))
    changeListed(ids, () => null)
    return true
  } catch (error) {
    awaitEntry(null)
    tellRefusal(error)
    return false
  } finally {
    // Among them is the one that waits for the focus.
    void refreshListed(ids.slice(0, 1))
  }
}

/** The entry of the trash to restore for a file: the file itself, or the trashed folder that contains it. */
export const trashedQuery = (id: string) =>
  queryOptions({
    queryKey: ['files', 'trashed', id],
    queryFn: async ({ signal }) => (await api('/ls_trash', { file_guid: id, limit: 1 }, { signal })).files[0] ?? null,
    staleTime: 0,
  })
