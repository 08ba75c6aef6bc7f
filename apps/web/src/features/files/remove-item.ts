import { api } from '../../platform/api/api.ts'
import { notify } from '../../platform/notices/notices.ts'
import { ask } from '../../platform/questions/questions.ts'
import { draftsRoom } from './drafts-query.ts'
import type { FileItem } from './file-item.ts'
import { changeListed, refreshListed } from './listed-files.ts'
import { restoreFile } from './restore-file.ts'

type Removed = Pick<FileItem, 'id' | 'kind' | 'name'>

/** Whether it may be removed: what goes to the trash needs no question. */
export async function mayRemove({ kind, name }: Removed): Promise<boolean> {
  if (kind !== 'draft') return true
  return ask({
    title: ({ text }) => text('drafts.delete.title', { name }),
    sentence: ({ text }) => text('drafts.delete.sentence'),
    act: ({ text }) => text('drafts.delete.act'),
    isDestructive: true,
  })
}

/** A file goes to the trash; a draft has none. */
export async function removeItem({ id, kind, name }: Removed): Promise<void> {
  if (kind === 'draft') {
    await (await draftsRoom()).removeDraft(id)
    return
  }
  try {
    await api('/rm', { file_guids: id })
    changeListed(id, () => null)
    notify({
      kind: 'status',
      // Named, so that the next one does not take its place and the way back with it.
      words: ({ text }) => text('files.deleted.named', { name }),
      action: { label: ({ text }) => text('files.undo'), run: () => void restoreFile(id) },
    })
  } finally {
    void refreshListed()
  }
}
