import { flushSync } from 'react-dom'
import type { FileItem } from '../file-item.ts'
import { renameItem } from '../rename-item.ts'
import { renamed, useIsRenamed } from '../selecting/file-target.ts'

/** Writing the name of a folder outside of the list; `focus` is where the focus goes with the field. */
export function useNaming(folder: FileItem, focus: () => void) {
  const isNamed = useIsRenamed(folder)
  const end = (typed: string | null) => {
    const hadFocus = document.activeElement instanceof HTMLInputElement
    flushSync(() => renamed.set(null))
    if (hadFocus) focus()
    if (typed !== null) void renameItem(folder, typed)
  }
  return { isNamed, field: { name: folder.name, onKeep: end, onGiveBack: () => end(null) } }
}
