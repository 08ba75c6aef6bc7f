import type { NodeId } from '@ramify/document'
import type { Editor } from '../editor.ts'

/** Two editors on one page must not share ids. */
const numbers = new WeakMap<Editor, number>()
let last = 0

export function treeId(editor: Editor): string {
  const known = numbers.get(editor)
  const number = known ?? ++last
  if (known === undefined) numbers.set(editor, number)
  return `map-tree-${number}`
}

export function treeItemId(editor: Editor, id: NodeId): string {
  return `${treeId(editor)}-${id}`
}

/** Of the line or range that is picked: there is one at most. */
export function pickedItemId(editor: Editor): string {
  return `${treeId(editor)}-picked`
}
