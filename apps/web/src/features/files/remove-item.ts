import { api } from '../../platform/api/api.ts'
import { notify } from '../../platform/notices/notices.ts'
import { isPhone } from '../../platform/phone.ts'
import { ask } from '../../platform/questions/questions.ts'
import { draftsRoom } from './drafts/drafts-query.ts'
import type { FileItem } from './file-item.ts'
import { inBatches } from './in-batches.ts'
import { changeListed, refreshListed } from './parts/listed-files.ts'
import { restoreFiles } from './trash/restore-files.ts'

type Removed = Pick<FileItem, 'id' | 'kind' | 'name'>

/** Whether they may be removed: what goes to the trash needs no question, except in a hand, which presses by mistake. */
export async function mayRemove(items: readonly Removed[]): Promise<boolean> {
  const drafts = items.filter(({ kind }) => kind === 'draft')
  const [first] = drafts
  if (!first) return !isPhone() || mayTrash(items)
  const { length: count } = drafts
  return ask({
    title: ({ text }) =>
      count === 1 ? text('drafts.delete.title', { name: first.name }) : text('drafts.delete.many', { count }),
    sentence: ({ text }) => text('drafts.delete.sentence'),
    act: ({ text }) => text('drafts.delete.act'),
    isDestructive: true,
  })
}

async function mayTrash(items: readonly Removed[]): Promise<boolean> {
  const [first] = items
  const { length: count } = items
  if (!first) return true
  return ask({
    title: ({ text }) =>
      count === 1 ? text('files.delete.title', { name: first.name }) : text('files.delete.many', { count }),
    sentence: ({ text }) => text('files.delete.sentence', { count }),
    act: ({ text }) => text('files.delete'),
  })
}

/** Files go to the trash; drafts have none. */
export async function removeItems(items: readonly Removed[]): Promise<void> {
  for (const { id, kind } of items) if (kind === 'draft') await (await draftsRoom()).removeDraft(id)
  const files = items.filter(({ kind }) => kind !== 'draft')
  const [first] = files
  if (!first) return
  const ids = files.map(({ id }) => id)
  const { length: count } = ids
  try {
    await inBatches(ids, (file_guids) => api('/rm', { file_guids }))
    changeListed(ids, () => null)
    notify({
      kind: 'status',
      size: count,
      // Named, so that the next one does not take its place and the way back with it.
      words: ({ text }) =>
        count === 1 ? text('files.deleted.named', { name: first.name }) : text('files.deleted.many', { count }),
      action: { label: ({ text }) => text('files.undo'), run: () => void restoreFiles(ids) },
    })
  } finally {
    void refreshListed()
  }
}
