import type { ConnectorId, ConnectorSnapshot, FlowchartSnapshot, LabelSnapshot } from '@ramify/document'
import { SpatialIndex } from '../../drawing/spatial-index.ts'
import type { FaceTools } from '../faces/shape-face.ts'
import type { JumpForm } from '../routes/path-jumps.ts'
import type { DrawnRoute } from '../routes/route.ts'
import { itemsOf, type PageItems, type PageOrder } from './page-items.ts'
import { type ConnectorParts, PlacedConnector } from './placed-connector.ts'
import type { PlacedShape } from './placed-shape.ts'
import { RoutesOfPage } from './routes-of-page.ts'

/** The connectors of a page on their ways. */
export interface PageConnectors {
  /** By number, as in the items of the page. */
  readonly placed: readonly PlacedConnector[]
  readonly index: SpatialIndex
  readonly order: PageOrder
}

/** `before`: what an earlier composition of the page found. */
export function connectorsOfPage(
  items: PageItems,
  routes: RoutesOfPage,
  snapshot: FlowchartSnapshot,
  tools: FaceTools,
  before: PageConnectors | undefined,
  isDragged: boolean,
): PageConnectors {
  const partsOf = partsWith(snapshot, tools)
  const found = isDragged ? routes.routesWhileDragged(items) : routes.routesOf(items)
  const placed = items.connectors.map((connector, nth) => {
    const parts = partsOf(connector, found[nth] as DrawnRoute)
    const number = before?.order === items.order ? nth : before?.order.connectorNumbers.get(connector.id)
    const known = number === undefined ? undefined : before?.placed[number]
    return known && sameParts(known.parts, parts) ? known : new PlacedConnector(parts)
  })
  return { placed, index: indexOf(placed, items.order, before), order: items.order }
}

/** Some connectors among some shapes, on the ways that they would have there. */
export function someConnectors(
  shapes: readonly PlacedShape[],
  connectors: readonly ConnectorSnapshot[],
  snapshot: FlowchartSnapshot,
  tools: FaceTools,
): PlacedConnector[] {
  const partsOf = partsWith(snapshot, tools)
  const found = new RoutesOfPage().routesOf(itemsOf(shapes, connectors))
  return connectors.map((connector, nth) => new PlacedConnector(partsOf(connector, found[nth] as DrawnRoute)))
}

function partsWith(snapshot: FlowchartSnapshot, tools: FaceTools) {
  const labels = labelsByConnector(snapshot.labels)
  const jumps = jumpForms.get(snapshot.jumps) ?? null
  return (connector: ConnectorSnapshot, route: DrawnRoute): ConnectorParts => {
    return { connector, route, labelRecords: labels.get(connector.id) ?? none, tools, jumps }
  }
}

/** By the name that documents use; anything else is no jump. */
const jumpForms: ReadonlyMap<string, JumpForm> = new Map([
  ['arc', { kind: 'arc', radius: 6 }],
  ['gap', { kind: 'gap', radius: 6 }],
])

function indexOf(
  placed: readonly PlacedConnector[],
  order: PageOrder,
  before: PageConnectors | undefined,
): SpatialIndex {
  const rects = placed.map(({ bounds }) => bounds)
  if (before?.order !== order) return SpatialIndex.of(rects)
  const changed = placed.flatMap((each, number) => (each === before.placed[number] ? [] : [number]))
  return changed.length === 0 ? before.index : before.index.with(rects, changed)
}

const none: readonly LabelSnapshot[] = []

function sameParts(a: ConnectorParts, b: ConnectorParts): boolean {
  return (
    a.connector === b.connector &&
    a.route === b.route &&
    a.tools === b.tools &&
    a.jumps === b.jumps &&
    a.labelRecords.length === b.labelRecords.length &&
    a.labelRecords.every((label, at) => label === b.labelRecords[at])
  )
}

type Labels = FlowchartSnapshot['labels']

function labelsByConnector(labels: Labels): ReadonlyMap<ConnectorId, readonly LabelSnapshot[]> {
  let known = grouped.get(labels)
  if (!known) {
    known = Map.groupBy(labels.values(), ({ connector }) => connector)
    grouped.set(labels, known)
  }
  return known
}

const grouped = new WeakMap<Labels, ReadonlyMap<ConnectorId, readonly LabelSnapshot[]>>()
