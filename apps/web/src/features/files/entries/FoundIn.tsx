import { useText } from '../../../platform/i18n/language.ts'
import { MarkedText } from '../../../ui/MarkedText.tsx'
import type { FileItem } from '../file-item.ts'
import { useFolderTree } from '../folders/tree-query.ts'
import { whereIs } from '../folders/where-is.ts'

/** The words around what was found in it; where it was found by its name, the folder it lies in. */
export function FoundIn({ item: { found, parentId } }: { item: FileItem }) {
  const translator = useText()
  const root = useFolderTree().data?.root ?? null
  return found ? <MarkedText {...found} /> : whereIs(parentId, root, translator)
}
