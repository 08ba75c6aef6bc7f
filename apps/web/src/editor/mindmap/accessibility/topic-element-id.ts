import type { NodeId } from '@ramify/document'
import { treeItemId } from '../../core/focus-field.ts'
import type { MapEditor } from '../map-editor.ts'

/** The element id of a topic in the tree, or of its row in the outline. */
export function topicElementId(editor: MapEditor, id: NodeId): string {
  return treeItemId(editor, { type: 'node', id })
}
