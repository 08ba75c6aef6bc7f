import {
  type ConnectorSnapshot,
  type FlowchartSnapshot,
  type Frame,
  frameOf,
  framesInside,
  isShapeEnd,
  type LayerId,
  type PageSnapshot,
  type ShapeId,
  type ShapeSnapshot,
} from '@ramify/document'
import { type FaceTools, shapeFace } from '../faces/shape-face.ts'
import type { Header, ShapeBox } from '../shapes/flow-shape.ts'
import { flowShape } from '../shapes/table.ts'
import { PlacedShape, sameFrame } from './placed-shape.ts'

/** Everything that is drawn on a page, from the back to the front. */
export type Placed = PlacedShape | ConnectorSnapshot

export const isShape = (placed: Placed): placed is PlacedShape => placed instanceof PlacedShape

/**
 * Shapes at their places and connectors, in the order of painting: layer by layer, each shape before what is in it. What is on a hidden
 * layer is left out, and so are connectors that end at something on one.
 */
export function placeAll(
  snapshot: FlowchartSnapshot,
  page: PageSnapshot,
  tools: FaceTools,
  before: (id: ShapeId) => PlacedShape | undefined,
): Placed[] {
  const connectors = [...snapshot.connectors.values()].filter((each) => each.page === page.id)
  const tops = page.tops.flatMap((id) => snapshot.shapes.get(id) ?? [])
  const byLayer = Map.groupBy<LayerId | null, ShapeSnapshot | ConnectorSnapshot>(
    [...tops, ...connectors],
    ({ layer }) => layer,
  )
  const shown = [null, ...page.layers.filter((layer) => !snapshot.layers.get(layer)?.hidden)]
  const isHidden = (id: ShapeId) => {
    const layer = snapshot.shapes.get(id)?.layer ?? null
    return layer !== null && !shown.includes(layer)
  }
  return shown.flatMap((layer) =>
    (byLayer.get(layer) ?? []).sort(byOrder).flatMap((item): readonly Placed[] => {
      if ('box' in item) return placeTree(snapshot, item, tools, before)
      return [item.from, item.to].some((end) => isShapeEnd(end) && isHidden(end.shape)) ? [] : [item]
    }),
  )
}

function byOrder(one: { order: string; id: string }, other: { order: string; id: string }): number {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1
  return one.id < other.id ? -1 : 1
}

/** A shape and all that is in it, each before what is in it. */
export function placeTree(
  snapshot: FlowchartSnapshot,
  top: ShapeSnapshot,
  tools: FaceTools,
  before: (id: ShapeId) => PlacedShape | undefined,
): PlacedShape[] {
  const placed: PlacedShape[] = []
  const frame = frameOf(snapshot, top.id)
  const outer = top.parent === null ? undefined : snapshot.shapes.get(top.parent)
  const waiting: { shape: ShapeSnapshot; frame: Frame; outer: ShapeSnapshot | undefined }[] = frame
    ? [{ shape: top, frame, outer }]
    : []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { shape } = next
    placed.push(placeShape(shape, next.frame, next.outer, tools, before(shape.id)))
    if (shape.children.length === 0) continue
    const frames = framesInside(snapshot, shape, next.frame)
    // The last is put down first, so that it is taken up last.
    for (let at = shape.children.length - 1; at >= 0; at--) {
      const child = snapshot.shapes.get(shape.children[at] as ShapeId)
      if (child) waiting.push({ shape: child, frame: frames[at] as Frame, outer: shape })
    }
  }
  return placed
}

function placeShape(
  shape: ShapeSnapshot,
  frame: Frame,
  outer: ShapeSnapshot | undefined,
  tools: FaceTools,
  before: PlacedShape | undefined,
): PlacedShape {
  const face = shapeFace(shape, boxOf(shape, frame, outer), tools, before?.face)
  const isSame = before && before.shape === shape && before.face === face && sameFrame(before.frame, frame)
  return isSame ? before : new PlacedShape(shape, face, frame)
}

function boxOf(shape: ShapeSnapshot, { width, height }: Frame, outer: ShapeSnapshot | undefined): ShapeBox {
  const header = headerOf(shape, outer)
  const { radius } = shape.look
  return { width, height, ...(header && { header }), ...(radius !== undefined && { radius }) }
}

/** Of a stack what it says itself; lanes of a stack of columns have theirs at the top. */
function headerOf({ stack, kind }: ShapeSnapshot, outer: ShapeSnapshot | undefined): Header | undefined {
  if (stack) return { side: stack.side, size: stack.header }
  const { header } = flowShape(kind)
  if (!header || !outer?.stack) return header
  return { ...header, side: outer.stack.direction === 'rows' ? 'left' : 'top' }
}
