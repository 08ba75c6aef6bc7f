import { api } from '../../platform/api/api.ts'
import type { FileItem } from './file-item.ts'
import { inBatches } from './in-batches.ts'
import { changeListed, refreshListed } from './parts/listed-files.ts'
import { leaveSelecting } from './selecting/selection.ts'

/** Takes documents off the list of recent ones until they are opened again; the documents stay. */
export async function forgetRecent(items: readonly FileItem[]): Promise<void> {
  const ids = items.map(({ id }) => id)
  try {
    await inBatches(ids, (file_guids) => api('/user/del_recent_edit', { file_guids }))
    leaveSelecting()
    changeListed(ids, () => null, 'recent')
  } finally {
    void refreshListed()
  }
}
