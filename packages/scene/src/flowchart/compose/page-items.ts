import type {
  ConnectorId,
  ConnectorSnapshot,
  FlowchartChange,
  FlowchartSnapshot,
  PageSnapshot,
  ShapeId,
  ShapeSnapshot,
} from '@ramify/document'
import { isShape, type Placed, type PlaceTools, placeAll, placeTree } from './place-shapes.ts'
import type { PlacedShape } from './placed-shape.ts'

/** What is drawn on a page: shapes and connectors, each in the order of painting and known by its number in it. */
export interface PageItems {
  readonly shapes: readonly PlacedShape[]
  readonly connectors: readonly ConnectorSnapshot[]
  readonly order: PageOrder
}

/** Which is painted when. The same object as long as nothing came, went or was put elsewhere in the order. */
export interface PageOrder {
  readonly shapeNumbers: ReadonlyMap<ShapeId, number>
  readonly connectorNumbers: ReadonlyMap<ConnectorId, number>
  /** For each shape and connector its place among both. */
  readonly shapePlaces: Int32Array
  readonly connectorPlaces: Int32Array
}

/** Of a page with nothing on it. */
export const noOrder: PageOrder = {
  shapeNumbers: new Map(),
  connectorNumbers: new Map(),
  shapePlaces: new Int32Array(0),
  connectorPlaces: new Int32Array(0),
}

export function pageItems(
  snapshot: FlowchartSnapshot,
  page: PageSnapshot,
  tools: PlaceTools,
  before: PageItems | undefined,
): PageItems {
  const placed = placeAll(snapshot, page, tools, (id) => before && shapeIn(before, id))
  const shapes: PlacedShape[] = []
  const connectors: ConnectorSnapshot[] = []
  for (const each of placed) {
    if (isShape(each)) shapes.push(each)
    else connectors.push(each)
  }
  return { shapes, connectors, order: orderOf(placed, shapes.length, connectors.length) }
}

export function shapeIn({ shapes, order }: PageItems, id: ShapeId): PlacedShape | undefined {
  const number = order.shapeNumbers.get(id)
  return number === undefined ? undefined : shapes[number]
}

function orderOf(placed: readonly Placed[], shapeCount: number, connectorCount: number): PageOrder {
  const shapeNumbers = new Map<ShapeId, number>()
  const connectorNumbers = new Map<ConnectorId, number>()
  const shapePlaces = new Int32Array(shapeCount)
  const connectorPlaces = new Int32Array(connectorCount)
  for (const [place, each] of placed.entries()) {
    if (isShape(each)) {
      shapePlaces[shapeNumbers.size] = place
      shapeNumbers.set(each.id, shapeNumbers.size)
    } else {
      connectorPlaces[connectorNumbers.size] = place
      connectorNumbers.set(each.id, connectorNumbers.size)
    }
  }
  return { shapeNumbers, connectorNumbers, shapePlaces, connectorPlaces }
}

/** The items with changed ones in the places of old ones; null where something came, went or is elsewhere in the order. */
export function replaceItems(
  before: PageItems,
  change: FlowchartChange,
  page: PageSnapshot,
  tools: PlaceTools,
): PageItems | null {
  if (change.pages) return null
  const { order } = before
  const shapes = before.shapes.slice()
  const placedBefore = (id: ShapeId) => shapeIn(before, id)
  const done = new Set<ShapeId>()
  for (const id of change.shapes) {
    const [old, now] = [change.before.shapes.get(id), change.after.shapes.get(id)]
    if (old?.page !== page.id && now?.page !== page.id) continue
    if (!old || !now || !standsAlike(old, now)) return null
    // On a hidden layer.
    if (!order.shapeNumbers.has(id)) continue
    const top = topOfStacks(change.after, now)
    // All parts of a pool or a table may have changed at once.
    if (done.has(top.id)) continue
    done.add(top.id)
    const placed: Placed[] = []
    placeTree(change.after, top, tools, placedBefore, placed)
    for (const each of placed) {
      const number = order.shapeNumbers.get(each.id)
      if (number === undefined || !isShape(each)) return null
      shapes[number] = each
    }
  }
  const connectors = replaceConnectors(before, change, page)
  return connectors && { shapes, connectors, order }
}

/** The same list where none is different: nobody has to look through thousands to see that. */
function replaceConnectors(
  { connectors, order }: PageItems,
  change: FlowchartChange,
  page: PageSnapshot,
): readonly ConnectorSnapshot[] | null {
  if (change.connectors.size === 0) return connectors
  const replaced = connectors.slice()
  for (const id of change.connectors) {
    const [old, now] = [change.before.connectors.get(id), change.after.connectors.get(id)]
    if (old?.page !== page.id && now?.page !== page.id) continue
    if (!old || !now || !endsAlike(old, now)) return null
    const number = order.connectorNumbers.get(id)
    if (number !== undefined) replaced[number] = now
  }
  return replaced
}

function standsAlike(a: ShapeSnapshot, b: ShapeSnapshot): boolean {
  return (
    a.page === b.page &&
    a.layer === b.layer &&
    a.parent === b.parent &&
    a.order === b.order &&
    a.children.length === b.children.length &&
    a.children.every((child, at) => child === b.children[at])
  )
}

/** At a shape on a hidden layer it would not be drawn, so other ends mean another order. */
function endsAlike(a: ConnectorSnapshot, b: ConnectorSnapshot): boolean {
  const isSame = (one: ConnectorSnapshot['from'], other: ConnectorSnapshot['from']) =>
    'shape' in one ? 'shape' in other && one.shape === other.shape : !('shape' in other)
  return a.page === b.page && a.layer === b.layer && a.order === b.order && isSame(a.from, b.from) && isSame(a.to, b.to)
}

/** Where a change of a shape is felt: shapes in a stack give each other their places, and the stack its length. */
function topOfStacks({ shapes }: FlowchartSnapshot, shape: ShapeSnapshot): ShapeSnapshot {
  let top = shape
  for (let outer = parentOf(shapes, top); outer?.stack; outer = parentOf(shapes, top)) top = outer
  return top
}

function parentOf(shapes: FlowchartSnapshot['shapes'], { parent }: ShapeSnapshot): ShapeSnapshot | undefined {
  return parent === null ? undefined : shapes.get(parent)
}
