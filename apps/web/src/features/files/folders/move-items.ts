import { api } from '../../../platform/api/api.ts'
import { notify } from '../../../platform/notices/notices.ts'
import { showError } from '../../../platform/show-error.ts'
import type { FileItem } from '../file-item.ts'
import { inBatches } from '../in-batches.ts'
import { changeListed, refreshListed } from '../parts/listed-files.ts'
import { leaveSelecting } from '../selecting/selection.ts'
import { isWithin } from './folder-tree.ts'
import { knownRoot } from './tree-query.ts'

export interface Destination {
  id: string
  name: string
}

/** A folder never goes into itself, and what is there already need not go there. */
export function mayMove(items: readonly FileItem[], folderId: string): boolean {
  const root = knownRoot()
  const folders = new Set(items.filter(({ kind }) => kind === 'folder').map(({ id }) => id))
  if (folders.has(folderId) || (root && isWithin(root, folderId, folders))) return false
  return items.every(isMovable) && items.some(({ parentId }) => parentId !== folderId)
}

export const isMovable = ({ kind, canManage, trashed }: FileItem): boolean =>
  kind !== 'draft' && canManage && trashed === null

/** Moves them, and offers the way back. */
export async function moveItems(items: readonly FileItem[], to: Destination): Promise<void> {
  const ids = items.map(({ id }) => id)
  const [first] = items
  if (!first) return
  try {
    await inBatches(ids, (file_guids) => api('/mv', { file_guids, move_to: to.id }))
    leaveSelecting()
    const moved = items.filter(({ parentId }) => parentId !== to.id)
    // In a folder's own list they are gone at once; the list of recent ones has them wherever they lie.
    changeListed(
      moved.map(({ id }) => id),
      () => null,
      'folder',
    )
    const { length: count } = items
    notify({
      kind: 'status',
      words: ({ text }) =>
        count === 1
          ? text('files.moved.named', { name: first.name, folder: to.name })
          : text('files.moved.many', { count, folder: to.name }),
      action: { label: ({ text }) => text('files.undo'), run: () => void moveBack(items) },
    })
  } catch (error) {
    showError(error)
  } finally {
    void refreshListed()
  }
}

/** Each to the folder it came from: in the list of recent ones they come from several. */
async function moveBack(items: readonly FileItem[]): Promise<void> {
  try {
    for (const [parentId, siblings] of Map.groupBy(items, (item) => item.parentId)) {
      if (parentId === null) continue
      const ids = siblings.map(({ id }) => id)
      await inBatches(ids, (file_guids) => api('/mv', { file_guids, move_to: parentId }))
    }
  } catch (error) {
    showError(error)
  } finally {
    void refreshListed()
  }
}
