import { copyBranches, type MapSnapshot, type NodeId, topmost, walk } from '@ramify/document'
import type { Editor } from '../editor.ts'
import { inOneStep } from './in-one-step.ts'

const offset = 24

/** A copy of every selected branch right behind it. */
export function duplicate(editor: Editor): void {
  const { snapshot } = editor.document
  const originals = topmost(snapshot, editor.selection.get()).filter((id) => id !== snapshot.root)
  if (originals.length === 0 || !editor.hasRoomFor([...walk(snapshot, originals)].length)) return
  const copies = inOneStep(editor, () => originals.flatMap((id) => copyOf(editor, snapshot, id)))
  const lead = copies.at(-1)
  if (lead === undefined) return
  editor.select(copies)
  editor.show(lead)
}

function copyOf(editor: Editor, snapshot: MapSnapshot, id: NodeId): readonly NodeId[] {
  const at = snapshot.nodes.get(id)?.at
  const to = at ? { at: { x: at.x + offset, y: at.y + offset } } : { after: id }
  const result = editor.goOn({ type: 'addTree', forest: copyBranches(snapshot, [id]), to })
  return result.ok ? (result.ids ?? []) : []
}
