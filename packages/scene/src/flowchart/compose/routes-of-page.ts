import type { ConnectorId, ConnectorSnapshot, ShapeId } from '@ramify/document'
import { type DrawnRoute, RouteTable } from '../routes/route-table.ts'
import type { PageItems } from './page-items.ts'
import { type PlacedShape, sameFrame } from './placed-shape.ts'

/**
 * The ways of a page's connectors. Pages that are composed one after the other share it: it is told what is different on the page that
 * asks, and finds only those ways again that this can change.
 */
export class RoutesOfPage {
  readonly #table = new RouteTable()
  #shapes: ReadonlyMap<ShapeId, PlacedShape> = new Map()
  #connectors: ReadonlyMap<ConnectorId, ConnectorSnapshot> = new Map()

  /** For each connector of the page, by number, its way: the same object as long as the way is the same. */
  routesOf({ shapes, connectors }: PageItems): readonly DrawnRoute[] {
    if (connectors.length === 0 && this.#connectors.size === 0) return []
    this.#tellShapes(shapes)
    this.#tellConnectors(connectors)
    this.#table.update()
    return connectors.map(({ id }) => this.#table.get(id) ?? noRoute)
  }

  #tellShapes(shapes: readonly PlacedShape[]): void {
    const before = this.#shapes
    const now = new Map<ShapeId, PlacedShape>()
    for (const shape of shapes) {
      const old = before.get(shape.id)
      now.set(shape.id, shape)
      if (old !== shape && !(old && isRoutedAlike(old, shape))) this.#table.setShape(shape.routed)
    }
    for (const id of before.keys()) if (!now.has(id)) this.#table.deleteShape(id)
    this.#shapes = now
  }

  #tellConnectors(connectors: readonly ConnectorSnapshot[]): void {
    const before = this.#connectors
    const now = new Map<ConnectorId, ConnectorSnapshot>()
    for (const connector of connectors) {
      const old = before.get(connector.id)
      now.set(connector.id, connector)
      if (old !== connector && !(old && leadsAlike(old, connector))) this.#table.setConnector(connector)
    }
    for (const id of before.keys()) if (!now.has(id)) this.#table.deleteConnector(id)
    this.#connectors = now
  }
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
