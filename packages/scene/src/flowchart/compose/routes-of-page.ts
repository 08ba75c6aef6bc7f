import type { ConnectorSnapshot } from '@ramify/document'
import { type DrawnRoute, RouteTable } from '../routes/route-table.ts'
import { noOrder, type PageItems } from './page-items.ts'
import { type PlacedShape, sameFrame } from './placed-shape.ts'

/**
 * The ways of a page's connectors. Pages that are composed one after the other share it: it is told what is different on the page that
 * asks, and finds only those ways again that this can change.
 */
export class RoutesOfPage {
  readonly #table = new RouteTable()
  /** What the table was told last. */
  #told: PageItems = { shapes: [], connectors: [], order: noOrder }

  /** For each connector of the page, by number, its way: the same object as long as the way is the same. */
  routesOf(items: PageItems): readonly DrawnRoute[] {
    if (items.connectors.length === 0 && this.#told.connectors.length === 0) return []
    this.#tellOnce(items)
    this.#table.update()
    return items.connectors.map(({ id }) => this.#table.get(id) ?? noRoute)
  }

  /** Goes on finding ways until all are found, which it says, or somebody says that it is time to stop. */
  findMore(items: PageItems, isOver: () => boolean): boolean {
    this.#tellOnce(items)
    while (this.#table.pending.size > 0) {
      if (isOver()) return false
      this.#table.update(firstOf(this.#table.pending, atOnce))
    }
    return true
  }

  #tellOnce(items: PageItems): void {
    if (this.#told === items) return
    this.#tell(items, this.#told)
    this.#told = items
  }

  #tell({ shapes, connectors, order }: PageItems, told: PageItems): void {
    const isSameOrder = order === told.order
    for (const [nth, shape] of shapes.entries()) {
      const old = told.shapes[isSameOrder ? nth : (told.order.shapeNumbers.get(shape.id) ?? -1)]
      if (old !== shape && !(old && isRoutedAlike(old, shape))) this.#table.setShape(shape.routed)
    }
    for (const [nth, connector] of connectors.entries()) {
      const old = told.connectors[isSameOrder ? nth : (told.order.connectorNumbers.get(connector.id) ?? -1)]
      if (old !== connector && !(old && leadsAlike(old, connector))) this.#table.setConnector(connector)
    }
    if (isSameOrder) return
    for (const { id } of told.shapes) if (!order.shapeNumbers.has(id)) this.#table.deleteShape(id)
    for (const { id } of told.connectors) if (!order.connectorNumbers.has(id)) this.#table.deleteConnector(id)
  }
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
