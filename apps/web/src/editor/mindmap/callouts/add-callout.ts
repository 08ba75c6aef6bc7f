import type { CalloutId, NodeId } from '@ramify/document'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'

/** A callout for the lead topic, ready to be written. */
export function addCallout(editor: MapEditor): void {
  const node = leadOf(editor.selectedTopics.get())
  if (node === null) return
  const { document, writing } = editor
  const depth = document.undoDepth
  const made = editor.execute({ type: 'addCallout', node })
  const id = made.ok ? made.ids?.[0] : undefined
  if (id === undefined) return
  editor.selectItem({ type: 'callout', id, of: node })
  writing.set({ type: 'callout', id, begins: 'at-end', isNew: true })
  const stop = writing.subscribe(() => {
    if (writing.get()?.id === id) return
    stop()
    // Whoever gives up writing gives its words back first.
    queueMicrotask(() => withdrawIfEmpty(editor, node, id, depth))
  })
}

/** A bubble that says nothing is none, and was never there. */
function withdrawIfEmpty(editor: MapEditor, node: NodeId, id: CalloutId, depth: number): void {
  const { document, selectedItem, selectedTopics } = editor
  if (document.snapshot.callouts.get(id)?.text.text.trim() !== '') return
  document.takeBack(depth)
  if (selectedItem.get() === null && selectedTopics.get().length === 0) editor.selectTopics([node])
}
