import type { NodeSnapshot } from '@ramify/document'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'

/** `true`, or why it cannot be done now. */
export type Condition = () => true | PlainTextKey

export function leadNode(editor: MapEditor): NodeSnapshot | undefined {
  const id = leadOf(editor.selectedTopics.get())
  return id === null ? undefined : editor.document.snapshot.nodes.get(id)
}

export function someSelected(editor: MapEditor): Condition {
  return () => editor.selectedTopics.get().length > 0 || 'editor.reason.nothing-selected'
}

/** What is written in a place of its own, as a note, is written in one topic at a time. */
export function oneSelected({ selectedTopics }: MapEditor): Condition {
  return () => {
    const { length } = selectedTopics.get()
    if (length === 0) return 'editor.reason.nothing-selected'
    return length === 1 || 'editor.reason.one-only'
  }
}

/** The lead has a parent or floats: the root has no siblings. */
export function leadBesidesRoot(editor: MapEditor): Condition {
  const selected = someSelected(editor)
  return () => (leadNode(editor)?.id === editor.scene.get().snapshot.root ? 'editor.reason.root-sibling' : selected())
}

/** Something that has a parent or floats: the root can neither go nor move. */
export function someBesidesRoot(editor: MapEditor): Condition {
  const { selectedTopics, document } = editor
  return () => {
    if (selectedTopics.get().length === 0) return 'editor.reason.nothing-selected'
    return selectedTopics.get().some((id) => id !== document.snapshot.root) || 'editor.reason.root'
  }
}
