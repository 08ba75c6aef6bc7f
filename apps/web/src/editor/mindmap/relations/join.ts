import type { NodeId } from '@ramify/document'
import type { MapEditor } from '../map-editor.ts'

/** Draws a relation line from one topic to another and picks it; where there is one already, that one. */
export function join(editor: MapEditor, from: NodeId, to: NodeId): void {
  const lines = [...editor.document.snapshot.lines.values()]
  const known = lines.find((line) => line.from === from && line.to === to)
  const made = known ? undefined : editor.execute({ type: 'addLine', from, to })
  const id = known?.id ?? (made?.ok ? made.ids?.[0] : undefined)
  if (id !== undefined) editor.selectItem({ type: 'line', id, of: from })
}
