import {
  type ConnectorId,
  type ConnectorSnapshot,
  type FlowchartSnapshot,
  isShapeEnd,
  type LabelSnapshot,
  type ShapeId,
} from '@ramify/document'
import type { useText } from '../../../platform/i18n/language.ts'
import { isLane, partOf } from '../lanes/parts.ts'
import { shapeName } from '../palette/shape-name.ts'
import { cellPlace } from '../tables/table-of.ts'

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
    return words === '' ? text('flowchart.blank') : words
  }
  const next: string[] = []
  for (const { id: connector, to } of leavingFrom(snapshot.connectors).get(id) ?? []) {
    if (!isShapeEnd(to)) continue
    const label = firstLabels(snapshot.labels).get(connector)?.text.text.trim() ?? ''
    const name = nameOf(to.shape)
    next.push(label === '' ? name : text('editor.flowchart.leads-by', { label, name }))
  }
  const own = text('editor.flowchart.shape', { kind: shapeName(shape.kind, text), name: nameOf(id) })
  const titleOf = (whole: ShapeId) => {
    const { text: title, kind } = snapshot.shapes.get(whole) ?? shape
    return title.text.trim() === '' ? shapeName(kind, text) : title.text.trim()
  }
  const place = placeInWords(snapshot, id, titleOf, text)
  const words = place === undefined ? own : `${own}, ${place}`
  return next.length === 0 ? words : text('editor.flowchart.leads-to', { shape: words, next: next.join(', ') })
}

/** Which lane of its pool it is, or which cell of its table. */
function placeInWords(
  snapshot: FlowchartSnapshot,
  id: ShapeId,
  nameOf: (id: ShapeId) => string,
  text: ReturnType<typeof useText>['text'],
): string | undefined {
  const cell = cellPlace(snapshot, id)
  if (cell) {
    const { table, row, column } = cell
    return text('flowchart.cell.place', { row: row + 1, column: column + 1, name: nameOf(table.id) })
  }
  const part = partOf(snapshot, id)
  if (!part) return undefined
  const { stack, index } = part
  const said = { number: index + 1, count: stack.children.length, name: nameOf(stack.id) }
  return isLane(part) ? text('flowchart.lane.place', said) : text('flowchart.row.place', said)
}

type Connectors = FlowchartSnapshot['connectors']
type Labels = FlowchartSnapshot['labels']

const leaving = new WeakMap<Connectors, ReadonlyMap<ShapeId, readonly ConnectorSnapshot[]>>()
const labels = new WeakMap<Labels, ReadonlyMap<ConnectorId, LabelSnapshot>>()

/** By the shape they begin at; made once for all shapes that are put into words. */
function leavingFrom(connectors: Connectors): ReadonlyMap<ShapeId, readonly ConnectorSnapshot[]> {
  const known = leaving.get(connectors)
  if (known) return known
  const found = Map.groupBy(connectors.values(), ({ from }) => (isShapeEnd(from) ? from.shape : ''))
  leaving.set(connectors, found)
  return found
}

function firstLabels(all: Labels): ReadonlyMap<ConnectorId, LabelSnapshot> {
  const known = labels.get(all)
  if (known) return known
  const found = new Map<ConnectorId, LabelSnapshot>()
  for (const label of all.values()) if (!found.has(label.connector)) found.set(label.connector, label)
  labels.set(all, found)
  return found
}
