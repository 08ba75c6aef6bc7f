import { type FlowchartSnapshot, isShapeEnd, type ShapeId } from '@ramify/document'
import type { useText } from '../../../platform/i18n/language.ts'
import { shapeName } from '../palette/shape-name.ts'

/** A shape in words: what it is, what it says, and where one goes on from it. */
export function wordsOf(
  snapshot: FlowchartSnapshot,
  id: ShapeId,
  { text }: Pick<ReturnType<typeof useText>, 'text'>,
): string {
  const shape = snapshot.shapes.get(id)
  if (!shape) return ''
  const nameOf = (other: ShapeId) => {
    const words = snapshot.shapes.get(other)?.text.text.trim() ?? ''
    return words === '' ? text('editor.tree.blank') : words
  }
  const next: string[] = []
  for (const { id: connector, from, to } of snapshot.connectors.values()) {
    if (!isShapeEnd(from) || from.shape !== id || !isShapeEnd(to)) continue
    const label = [...snapshot.labels.values()].find((each) => each.connector === connector)?.text.text.trim() ?? ''
    const name = nameOf(to.shape)
    next.push(label === '' ? name : text('editor.flowchart.leads-by', { label, name }))
  }
  const words = text('editor.flowchart.shape', { kind: shapeName(shape.kind, text), name: nameOf(id) })
  return next.length === 0 ? words : text('editor.flowchart.leads-to', { shape: words, next: next.join(', ') })
}
