import { navigate } from 'wouter/use-browser-location'
import type { FileItem } from '../file-item.ts'
import { folderAt, folderPath, homePath } from '../places/paths.ts'
import { newButtonId } from '../selecting/entry-focus.ts'
import { isWithin } from './folder-tree.ts'
import { knownTrees } from './tree-query.ts'

/** A folder outside of the list is about to go: the focus goes on in the tree. Gives back how to leave its page, once it is gone. */
export function leaveFolder({ id, parentId, teamId, shownIn }: FileItem): () => void {
  if (shownIn === 'tree') (rowBeside(id) ?? document.getElementById(newButtonId))?.focus()
  const [root, shown] = [knownTrees().get(teamId) ?? null, folderAt(location.pathname)]
  const isHere = shown === id || (root !== null && shown !== null && isWithin(root, shown, new Set([id])))
  const isOutermost = parentId === null || (teamId === null && parentId === root?.file_guid)
  const above = isOutermost ? homePath : folderPath(parentId)
  return () => {
    if (isHere) navigate(above)
  }
}

/** The next row that does not go with it, or the one before. */
function rowBeside(id: string): HTMLElement | null {
  const rows = [...document.querySelectorAll<HTMLElement>('nav [role=treeitem]')]
  const at = rows.findIndex((row) => row.dataset.folder === id)
  const level = (row: HTMLElement | undefined) => Number(row?.ariaLevel)
  return rows.slice(at + 1).find((row) => level(row) <= level(rows[at])) ?? rows[at - 1] ?? null
}
