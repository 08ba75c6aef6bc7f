import { type ConnectorSnapshot, isShapeEnd, type ShapeId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import type { DrawnRoute } from '../routes/route.ts'
import { RouteTable } from '../routes/route-table.ts'
import { noOrder, type PageItems, shapeIn } from './page-items.ts'
import { type PlacedShape, sameFrame } from './placed-shape.ts'

/**
 * The ways of a page's connectors. Pages that are composed one after the other share it: it is told what is different on the page that
 * asks, and finds only those ways again that this can change.
 */
export class RoutesOfPage {
  readonly #table = new RouteTable((id) => shapeIn(this.#told, id)?.routed)
  /** What the table was told last. */
  #told: PageItems = { shapes: [], connectors: [], order: noOrder }

  /** For each connector of the page, by number, its way: the same object as long as the way is the same. */
  routesOf(items: PageItems): readonly DrawnRoute[] {
    if (items.connectors.length === 0 && this.#told.connectors.length === 0) return []
    this.#tell(items)
    this.#table.update()
    return this.#routes()
  }

  /** The same while somebody drags: lines between many shapes that move together move along, and are found when the drag has ended. */
  routesWhileDragged(items: PageItems): readonly DrawnRoute[] {
    const dragged = draggedTogether(this.#told, items)
    if (!dragged) return this.routesOf(items)
    this.#told = items
    const along = this.#table.shiftShapes(dragged.ids, dragged.by)
    const ending = items.connectors.filter((each) => !along.has(each.id) && endsIn(each, dragged.ids))
    if (ending.length > 0) this.#table.update(ending.map(({ id }) => id))
    return this.#routes()
  }

  /** Goes on finding ways until all are found, which it says, or somebody says that it is time to stop. */
  findMore(items: PageItems, isOver: () => boolean): boolean {
    this.#tell(items)
    while (this.#table.pending.size > 0) {
      if (isOver()) return false
      this.#table.update(firstOf(this.#table.pending, atOnce))
    }
    return true
  }

  #routes(): DrawnRoute[] {
    return this.#told.connectors.map(({ id }) => this.#table.get(id) ?? noRoute)
  }

  #tell(items: PageItems): void {
    const told = this.#told
    if (told === items) return
    this.#told = items
    const { shapes, connectors, order } = items
    const isSameOrder = order === told.order
    for (const [nth, shape] of shapes.entries()) {
      const old = told.shapes[isSameOrder ? nth : (told.order.shapeNumbers.get(shape.id) ?? -1)]
      if (old !== shape && !(old && isRoutedAlike(old, shape))) this.#table.changeShape(shape.id)
    }
    for (const [nth, connector] of connectors.entries()) {
      const old = told.connectors[isSameOrder ? nth : (told.order.connectorNumbers.get(connector.id) ?? -1)]
      if (old !== connector && !(old && leadsAlike(old, connector))) this.#table.setConnector(connector)
    }
    if (isSameOrder) return
    for (const { id } of told.shapes) if (!order.shapeNumbers.has(id)) this.#table.changeShape(id)
    for (const { id } of told.connectors) if (!order.connectorNumbers.has(id)) this.#table.deleteConnector(id)
  }
}

/** Shapes that moved by the same distance, if there are many of them and nothing else is different; else null. */
function draggedTogether(before: PageItems, after: PageItems): { ids: ReadonlySet<ShapeId>; by: Point } | null {
  if (before.order !== after.order || before.connectors.length !== after.connectors.length) return null
  const ids = new Set<ShapeId>()
  let by: Point | undefined
  for (const [nth, shape] of after.shapes.entries()) {
    const old = before.shapes[nth]
    if (old === shape) continue
    if (!old || old.face !== shape.face || old.frame.turn !== shape.frame.turn || old.isFrame !== shape.isFrame)
      return null
    const moved = { x: shape.frame.x - old.frame.x, y: shape.frame.y - old.frame.y }
    by ??= moved
    if (Math.abs(by.x - moved.x) > rounding || Math.abs(by.y - moved.y) > rounding) return null
    ids.add(shape.id)
  }
  const isSameLines = after.connectors.every((each, nth) => leadsAlike(before.connectors[nth] ?? each, each))
  return by && ids.size >= leastDragged && isSameLines ? { ids, by } : null
}

/** Lines between fewer shapes are found in time. */
const leastDragged = 20
const rounding = 1e-6

function endsIn({ from, to }: ConnectorSnapshot, ids: ReadonlySet<ShapeId>): boolean {
  return (isShapeEnd(from) && ids.has(from.shape)) || (isShapeEnd(to) && ids.has(to.shape))
}

/** A few milliseconds of work. */
const atOnce = 24

function firstOf(ids: Iterable<string>, count: number): string[] {
  const first: string[] = []
  for (const id of ids) if (first.push(id) >= count) break
  return first
}

const noRoute: DrawnRoute = { form: 'corners', points: [], radius: 0, jumps: [] }

/** Its words and colours do not matter. */
function isRoutedAlike(a: PlacedShape, b: PlacedShape): boolean {
  return (
    sameFrame(a.frame, b.frame) &&
    a.isFrame === b.isFrame &&
    a.face.form === b.face.form &&
    a.face.box.radius === b.face.box.radius
  )
}

function leadsAlike(a: ConnectorSnapshot, b: ConnectorSnapshot): boolean {
  return a.order === b.order && a.from === b.from && a.to === b.to && a.style === b.style && a.bends === b.bends
}
