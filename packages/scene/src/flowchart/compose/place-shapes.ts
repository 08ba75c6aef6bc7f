import {
  type ConnectorSnapshot,
  type End,
  type FlowchartSnapshot,
  type Frame,
  frameIn,
  frameOf,
  framesInside,
  isShapeEnd,
  type LayerId,
  type PageId,
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

/** What shapes are placed with. The same object while it makes the same of them. */
export interface PlaceTools {
  readonly faces: FaceTools
  /** How many comments shapes have; those without are not in it. */
  readonly comments: ReadonlyMap<ShapeId, number>
}

export const isShape = (placed: Placed): placed is PlacedShape => placed instanceof PlacedShape

/**
 * Shapes at their places and connectors, in the order of painting: layer by layer, each shape before what is in it. What is on a hidden
 * layer is left out, and so are connectors that end at something on one.
 */
export function placeAll(
  snapshot: FlowchartSnapshot,
  page: PageSnapshot,
  tools: PlaceTools,
  before: (id: ShapeId) => PlacedShape | undefined,
): Placed[] {
  const hidden = new Set(page.layers.filter((layer) => snapshot.layers.get(layer)?.hidden))
  const byLayer = new Map<LayerId | null, (ShapeSnapshot | ConnectorSnapshot)[]>(
    [null, ...page.layers].map((layer) => [layer, []]),
  )
  for (const id of page.tops) {
    const shape = snapshot.shapes.get(id)
    if (shape) byLayer.get(shape.layer)?.push(shape)
  }
  for (const connector of sortedConnectors(snapshot.connectors).get(page.id) ?? []) {
    byLayer.get(connector.layer)?.push(connector)
  }
  const isHidden = (end: End) => {
    const layer = hidden.size > 0 && isShapeEnd(end) ? snapshot.shapes.get(end.shape)?.layer : null
    return layer !== null && layer !== undefined && hidden.has(layer)
  }
  const placed: Placed[] = []
  for (const [layer, items] of byLayer) {
    if (layer !== null && hidden.has(layer)) continue
    // Two sorted runs one behind the other are merged at once.
    for (const item of items.sort(byOrder)) {
      if ('box' in item) placeTree(snapshot, item, tools, before, placed)
      else if (!isHidden(item.from) && !isHidden(item.to)) placed.push(item)
    }
  }
  return placed
}

type Connectors = FlowchartSnapshot['connectors']

/** Of each page, from the back to the front. */
function sortedConnectors(connectors: Connectors): ReadonlyMap<PageId, readonly ConnectorSnapshot[]> {
  let known = sorted.get(connectors)
  if (!known) {
    const pages = Map.groupBy(connectors.values(), ({ page }) => page)
    for (const each of pages.values()) each.sort(byOrder)
    known = pages
    sorted.set(connectors, known)
  }
  return known
}

const sorted = new WeakMap<Connectors, ReadonlyMap<PageId, readonly ConnectorSnapshot[]>>()

function byOrder(one: { order: string; id: string }, other: { order: string; id: string }): number {
  if (one.order !== other.order) return one.order < other.order ? -1 : 1
  return one.id < other.id ? -1 : 1
}

/** Adds a shape and all that is in it, each before what is in it. */
export function placeTree(
  snapshot: FlowchartSnapshot,
  top: ShapeSnapshot,
  tools: PlaceTools,
  before: (id: ShapeId) => PlacedShape | undefined,
  placed: Placed[],
): void {
  const outer = top.parent === null ? undefined : snapshot.shapes.get(top.parent)
  const frame = frameIn(snapshot, top, outer, outer && frameOf(snapshot, outer.id))
  if (top.children.length === 0) {
    placed.push(placeShape(top, frame, outer, tools, before(top.id)))
    return
  }
  const waiting = [{ shape: top, frame, outer }]
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
}

function placeShape(
  shape: ShapeSnapshot,
  frame: Frame,
  outer: ShapeSnapshot | undefined,
  tools: PlaceTools,
  before: PlacedShape | undefined,
): PlacedShape {
  const face = shapeFace(shape, boxOf(shape, frame, outer), tools.faces, before?.face)
  const comments = tools.comments.get(shape.id) ?? 0
  const isSame =
    before?.shape === shape && before.face === face && before.comments === comments && sameFrame(before.frame, frame)
  return isSame ? before : new PlacedShape(shape, face, frame, comments)
}

function boxOf(shape: ShapeSnapshot, { width, height }: Frame, outer: ShapeSnapshot | undefined): ShapeBox {
  const header = headerOf(shape, outer)
  const { radius } = shape.look
  if (!header && radius === undefined) return plainBox(width, height)
  return { width, height, ...(header && { header }), ...(radius !== undefined && { radius }) }
}

/** Most shapes are as large as the one before. */
let lastBox: ShapeBox = { width: 0, height: 0 }

function plainBox(width: number, height: number): ShapeBox {
  if (lastBox.width !== width || lastBox.height !== height) lastBox = { width, height }
  return lastBox
}

/** Of a stack what it says itself; lanes of a stack of columns have theirs at the top. */
function headerOf({ stack, kind }: ShapeSnapshot, outer: ShapeSnapshot | undefined): Header | undefined {
  if (stack) return { side: stack.side, size: stack.header }
  const { header } = flowShape(kind)
  if (!header || !outer?.stack) return header
  return { ...header, side: outer.stack.direction === 'rows' ? 'left' : 'top' }
}
