import { type ConnectorId, isShapeEnd, type ShapeId } from '@ramify/document'
import { center } from '@ramify/geometry'
import { leadOf } from '../../core/selection.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { directions, type Side } from '../gestures/sides.ts'
import { connectorItem, shapeItem } from '../items/items.ts'
import { connectorsAt } from './connected.ts'
import { pointOn } from './connector-handles.ts'

/** How far back one can go. */
const mostVisited = 100

/** From a shape to its first connector, and on to its next one: those that lead on come first. False where it has none. */
export function stepConnector(editor: FlowchartEditor, by: 1 | -1): boolean {
  const { snapshot } = editor.document
  const lead = leadOf(editor.selection.get())
  const selected = selectedConnector(editor)
  const shape = lead?.type === 'shape' ? lead.id : selected === null ? null : originOf(editor, selected)
  const ids = shape === null ? [] : connectorsAt(snapshot, shape).map(({ id }) => id)
  if (shape === null || ids.length === 0) return false
  const at = selected === null ? (by > 0 ? -1 : ids.length) : ids.indexOf(selected)
  const next = ids[(at + by + ids.length) % ids.length] as ConnectorId
  if (selected === null) noteVisited(editor, shape)
  editor.connectorState.origin.set(shape)
  editor.select([connectorItem(next)])
  editor.show(connectorItem(next))
  return true
}

/** The connector that one is at, also where its words were just written. */
export function selectedConnector({ document, selection }: FlowchartEditor): ConnectorId | null {
  const lead = leadOf(selection.get())
  if (lead?.type === 'label') return document.snapshot.labels.get(lead.id)?.connector ?? null
  return lead?.type === 'connector' ? lead.id : null
}

/** The shape whose connectors one looks through: the one that was left for them. */
function originOf(editor: FlowchartEditor, id: ConnectorId): ShapeId | null {
  const { from, to } = editor.document.snapshot.connectors.get(id) ?? {}
  const ends = [from, to].flatMap((end) => (end && isShapeEnd(end) ? [end.shape] : []))
  const known = editor.connectorState.origin.get()
  return known !== null && ends.includes(known) ? known : (ends[0] ?? null)
}

/** From a connector to the shape at that one of its ends that lies this way. */
export function leaveConnector(editor: FlowchartEditor, id: ConnectorId, side: Side): ShapeId | null {
  const page = editor.scene.get()
  const placed = page.connectorOf(id)
  if (!placed) return null
  const { x, y } = directions[side]
  const middle = pointOn(placed, 0.5)
  let best: { id: ShapeId; ahead: number } | null = null
  for (const end of [placed.connector.to, placed.connector.from]) {
    const shape = isShapeEnd(end) ? page.shapeOf(end.shape) : undefined
    if (!shape) continue
    const at = center(shape.box)
    const ahead = (at.x - middle.x) * x + (at.y - middle.y) * y
    if (ahead > 0 && (!best || ahead > best.ahead)) best = { id: shape.id, ahead }
  }
  return best?.id ?? null
}

/** Remembers a shape that one leaves by keys. */
export function noteVisited(editor: FlowchartEditor, shape: ShapeId): void {
  const { visited } = editor.connectorState
  visited.set([...visited.get().filter((id) => id !== shape), shape].slice(-mostVisited))
}

/** To the shape one came from that is still there. */
export function goBack(editor: FlowchartEditor): boolean {
  const { visited } = editor.connectorState
  const ids = visited.get().filter((id) => editor.has(shapeItem(id)))
  const last = ids.at(-1)
  visited.set(ids.slice(0, -1))
  if (last === undefined) return false
  editor.select([shapeItem(last)])
  editor.show(shapeItem(last))
  return true
}
