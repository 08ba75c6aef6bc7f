import {
  type ConnectorId,
  type FlowchartCommand,
  type FlowchartSnapshot,
  frameOf,
  isShapeEnd,
  type ShapeId,
} from '@ramify/document'
import { center, inflate, type Rect } from '@ramify/geometry'
import { type FlowchartPage, flowShape, type PlacedConnector } from '@ramify/scene'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** Pixels of the screen: so near to a line the middle of a shape is on it. */
const reach = 10

/**
 * The connector that a shape would split: its middle is on the line, and no other connector leads to it yet. The page is the one before the
 * shape was there, as lines go around it afterwards.
 */
export function lineUnder(
  page: FlowchartPage,
  snapshot: FlowchartSnapshot,
  shape: { readonly id: ShapeId; readonly kind: string; readonly box: Rect },
  zoom: number,
): PlacedConnector | null {
  if (flowShape(shape.kind).isFrame || shape.kind === 'text') return null
  const middle = center(shape.box)
  const near = page.connectorsIn(inflate({ ...middle, width: 0, height: 0 }, reach / zoom))
  const line = near.findLast((each) => isSplittable(snapshot, each.id, shape.id) && each.isHit(middle, reach / zoom))
  return line && !isConnected(snapshot, shape.id) ? line : null
}

function isSplittable({ connectors, layers }: FlowchartSnapshot, id: ConnectorId, shape: ShapeId): boolean {
  const connector = connectors.get(id)
  if (!connector || connector.locked || layers.get(connector.layer ?? '')?.locked) return false
  return ![connector.from, connector.to].some((end) => isShapeEnd(end) && end.shape === shape)
}

function isConnected({ connectors }: FlowchartSnapshot, shape: ShapeId): boolean {
  for (const { from, to } of connectors.values()) {
    if ([from, to].some((end) => isShapeEnd(end) && end.shape === shape)) return true
  }
  return false
}

/** As long as both are there. */
export function* splitting(
  { document }: FlowchartEditor,
  line: ConnectorId | null,
  shape: ShapeId,
): Iterable<FlowchartCommand> {
  const { connectors, shapes } = document.snapshot
  if (line !== null && connectors.has(line) && shapes.has(shape))
    yield { type: 'splitConnector', connector: line, shape }
}

/** Lets the selected shape, which was just put on the page, split the line that it was put on, as part of the same undo step. */
export function splitWithNew(editor: FlowchartEditor, before: FlowchartPage): void {
  const { snapshot } = editor.document
  const [item] = editor.selection.get()
  const shape = item?.type === 'shape' ? snapshot.shapes.get(item.id) : undefined
  const frame = shape && frameOf(snapshot, shape.id)
  const line = shape && frame && lineUnder(before, snapshot, { ...shape, box: frame }, editor.view.get().zoom)
  if (!shape || !line) return
  editor.document.rejoin()
  for (const command of splitting(editor, line.id, shape.id)) editor.continueStep(command)
  editor.document.mark()
}
