import { useLocation } from 'wouter'
import { folderAt } from '../places/paths.ts'
import { nearestShown, rowsBelow } from './folder-tree.ts'
import { mapsKey, useOpenFolders } from './open-folders.ts'
import { useFolderTree } from './tree-query.ts'

/** Where in the nav's tree one is: at the folder of this page or the nearest around it that is shown; `null` outside of the tree. */
export function useShownFolder(): string | null {
  const [path] = useLocation()
  const open = useOpenFolders()
  const root = useFolderTree().data?.root
  const id = folderAt(path)
  if (!root || id === null || !open.has(mapsKey)) return null
  return nearestShown(
    root,
    id,
    rowsBelow(root, (each) => open.has(each)),
  )
}
