import type { NodeId } from '@ramify/document'
import type { MapEditor } from '../mindmap/map-editor.ts'
import { perEditor } from './per-editor.ts'

/** Two editors on one page must not share ids. */
export const treeId = perEditor(() => `map-tree-${++last}`)
let last = 0

export function treeItemId(editor: MapEditor, id: NodeId): string {
  return `${treeId(editor)}-${id}`
}

/** Of the line or range that is picked: there is one at most. */
export function pickedItemId(editor: MapEditor): string {
  return `${treeId(editor)}-picked`
}
