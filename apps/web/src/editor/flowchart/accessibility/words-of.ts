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

/** A shape in words: what it is, what it says and carries, and where one goes on from it. */
export function wordsOf(
  snapshot: FlowchartSnapshot,
  id: ShapeId,
  { text }: Pick<ReturnType<typeof useText>, 'text'>,
  comments = 0,
  leaving = leavingFrom(snapshot.connectors, [id]),
): string {
  const shape = snapshot.shapes.get(id)
  if (!shape) return ''
  const nameOf = (other: ShapeId) => {
    const { text: own, alt = '' } = snapshot.shapes.get(other) ?? shape
    const words = own.text.trim() || alt
    return words === '' ? text('flowchart.blank') : words
  }
  const next: string[] = []
  for (const { id: connector, to } of leaving.get(id) ?? []) {
    if (!isShapeEnd(to)) continue
    const label = firstLabels(snapshot.labels).get(connector)?.text.text.trim() ?? ''
    const name = nameOf(to.shape)
    next.push(label === '' ? name : text('editor.flowchart.leads-by', { label, name }))
  }
  const { alt } = shape
  const name = alt === undefined ? nameOf(id) : described(shape.text.text.trim(), alt)
  const own = text('editor.flowchart.shape', { kind: shapeName(shape.kind, text), name })
  const titleOf = (whole: ShapeId) => {
    const { text: title, kind } = snapshot.shapes.get(whole) ?? shape
    return title.text.trim() === '' ? shapeName(kind, text) : title.text.trim()
  }
  const words = [
    own,
    placeInWords(snapshot, id, titleOf, text),
    shape.link?.url !== undefined && text('editor.link'),
    shape.link?.address !== undefined && text('editor.tree.address', { address: shape.link.address }),
    shape.note.text !== '' && text('editor.note'),
    comments > 0 && text('editor.comments', { count: comments }),
  ]
    .filter(Boolean)
    .join(', ')
  return next.length === 0 ? words : text('editor.flowchart.leads-to', { shape: words, next: next.join(', ') })
}

/** What is written on it, and how it is described. */
const described = (words: string, alt: string) => (words === '' ? alt : `${words}, ${alt}`)

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

const labels = new WeakMap<Labels, ReadonlyMap<ConnectorId, LabelSnapshot>>()

/** By the shape they begin at, in the order of drawing: those of a few shapes are found in one pass, and those of all would take too much memory. */
export function leavingFrom(
  connectors: Connectors,
  shapes: readonly ShapeId[],
): ReadonlyMap<ShapeId, readonly ConnectorSnapshot[]> {
  const found = new Map<ShapeId, ConnectorSnapshot[]>(shapes.map((id) => [id, []]))
  for (const connector of connectors.values()) {
    if (isShapeEnd(connector.from)) found.get(connector.from.shape)?.push(connector)
  }
  for (const those of found.values()) those.sort((one, other) => (one.order < other.order ? -1 : 1))
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
