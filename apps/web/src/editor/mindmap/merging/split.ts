import type { Destination, NodeId, NodeSnapshot, RichText } from '@ramify/document'
import type { PlainTextKey } from '../../../platform/i18n/plain-text-key.ts'
import { leadOf } from '../../core/selection.ts'
import type { MapEditor } from '../map-editor.ts'
import { leadNode } from '../selection/conditions.ts'
import { inOneStep } from '../topics/in-one-step.ts'
import { linesOf, partedAt } from './split-text.ts'

type Pieces = readonly Pick<RichText, 'runs'>[]

/** What the lead topic would be split into: at the caret while it is written, else line by line; or why it cannot. */
export function piecesToSplit(editor: MapEditor): Pieces | PlainTextKey {
  const node = leadNode(editor)
  if (!node || editor.selectedItem.get()) return 'editor.reason.nothing-selected'
  if (node.id === editor.document.snapshot.root) return 'editor.reason.split-root'
  const writing = editor.writing.get()
  if (writing) {
    const caret = editor.caret.get()
    return (caret && partedAt(node.text, caret.start)) ?? 'editor.reason.nothing-behind'
  }
  const lines = linesOf(node.text)
  return lines.length > 1 ? lines : 'editor.reason.one-line'
}

/** The first piece stays where it is, with all that the topic has; the others stand behind it and look like it. */
export function split(editor: MapEditor): void {
  const node = leadNode(editor)
  const pieces = piecesToSplit(editor)
  if (!node || typeof pieces === 'string' || !editor.hasRoomFor(pieces.length - 1)) return
  const [first, ...others] = pieces
  if (!first) return
  const wasWriting = editor.writing.get() !== null
  const made = inOneStep(editor, () => {
    editor.continueStep({ type: 'setText', id: node.id, text: first })
    const forest = others.map((text) => ({ text, look: node.look }))
    return editor.continueStep({ type: 'addTree', forest, to: behind(editor, node, others.length) })
  })
  const ids: readonly NodeId[] = made.ok ? (made.ids ?? []) : []
  const last = leadOf(ids)
  if (last === null) return
  editor.selectTopics(wasWriting ? [last] : [node.id, ...ids])
  editor.showTopic(last)
  if (wasWriting) editor.writing.set({ type: 'node', id: last, begins: 'at-start' })
}

const gap = 24

/** A floating topic has nobody behind it: the others float below. */
function behind(editor: MapEditor, { id, at }: NodeSnapshot, count: number): Destination {
  if (!at) return { after: id }
  const step = (editor.scene.get().placeOf(id)?.height ?? 0) + gap
  return { at: Array.from({ length: count }, (_, nth) => ({ x: at.x, y: at.y + step * (nth + 1) })) }
}
