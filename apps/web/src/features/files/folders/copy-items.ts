import { api } from '../../../platform/api/api.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import type { FileItem } from '../file-item.ts'
import { inBatches } from '../in-batches.ts'
import { refreshListed } from '../parts/listed-files.ts'
import { leaveSelecting } from '../selecting/selection.ts'
import { tellRefusal } from '../tell-refusal.ts'
import type { Destination } from './move-items.ts'

/** Copies them with everything in them, beside themselves where no folder is named, and offers to take the copies away. */
export async function copyItems(items: readonly FileItem[], to: Destination | null): Promise<void> {
  const [first] = items
  if (!first) return
  const copies: string[] = []
  try {
    await inBatches(
      items.map(({ id }) => id),
      async (file_guids) => {
        const { files } = await api('/cp', { file_guids, ...(to && { copy_to: to.id }) })
        copies.push(...files.map((file) => file.file_guid))
      },
    )
    leaveSelecting()
    const { length: count } = items
    notify({
      kind: 'status',
      words: ({ text }) =>
        count === 1 ? text('files.copied.named', { name: first.name }) : text('files.copied.many', { count }),
      action: { label: ({ text }) => text('files.undo'), run: () => void takeAway(copies) },
    })
  } catch (error) {
    tellRefusal(error)
  } finally {
    // Beside themselves they are in the list that is shown.
    void refreshListed(to === null ? copies : [])
  }
}

async function takeAway(copies: readonly string[]): Promise<void> {
  try {
    await inBatches(copies, (file_guids) => api('/rm', { file_guids }))
  } catch (error) {
    showError(error)
  } finally {
    void refreshListed()
  }
}
