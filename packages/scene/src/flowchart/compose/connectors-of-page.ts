import {
  type ConnectorId,
  type ConnectorSnapshot,
  type End,
  type FlowchartSnapshot,
  isShapeEnd,
  type LabelSnapshot,
} from '@ramify/document'
import { intersects, type Rect } from '@ramify/geometry'
import { SpatialIndex } from '../../drawing/spatial-index.ts'
import type { FaceTools } from '../faces/shape-face.ts'
import { type PageItems, type PageOrder, shapeIn } from './page-items.ts'
import { PlacedConnector } from './placed-connector.ts'
import type { PlacedShape } from './placed-shape.ts'
import { type PageRoutes, type RouteRequest, routesOfPage } from './routes-of-page.ts'
import { terminalOf } from './terminals.ts'

/** The connectors of a page on their ways. */
export interface PageConnectors {
  /** By number, as in the items of the page. */
  readonly placed: readonly PlacedConnector[]
  readonly index: SpatialIndex
  readonly order: PageOrder
  readonly routes: PageRoutes
}

/** What an earlier composition of the page found, and where obstacles have come or gone since. */
export interface EarlierConnectors {
  readonly connectors: PageConnectors
  readonly changedAreas: readonly Rect[]
}

export function connectorsOfPage(
  items: PageItems,
  shapeIndex: SpatialIndex,
  snapshot: FlowchartSnapshot,
  tools: FaceTools,
  earlier: EarlierConnectors | undefined,
): PageConnectors {
  const before = earlier?.connectors
  const routes = routesOfPage({
    requests: items.connectors.map((each) => requestOf(each, items, before?.routes)),
    obstaclesIn: (area) => obstaclesIn(area, items, shapeIndex),
    previous: before?.routes,
    changedAreas: earlier?.changedAreas ?? [],
  })
  const labels = labelsByConnector(snapshot.labels)
  const placed = items.connectors.map((connector) => {
    const points = routes.routes.get(connector.id) ?? []
    const own = labels.get(connector.id) ?? none
    const number = before?.order.connectorNumbers.get(connector.id)
    const known = number === undefined ? undefined : before?.placed[number]
    const isSame =
      known?.connector === connector && known.points === points && known.tools === tools && sameLabels(known, own)
    return isSame ? known : new PlacedConnector(connector, points, own, tools)
  })
  return { placed, index: indexOf(placed, items.order, before), order: items.order, routes }
}

function requestOf(connector: ConnectorSnapshot, items: PageItems, before: PageRoutes | undefined): RouteRequest {
  const shapeAt = (end: End) => (isShapeEnd(end) ? shapeIn(items, end.shape) : undefined)
  const [from, to] = [shapeAt(connector.from), shapeAt(connector.to)]
  const known = before?.found.get(connector.id)?.request
  if (known?.connector === connector && known.from.placed === from && known.to.placed === to) return known
  return { connector, from: terminalOf(connector.from, from), to: terminalOf(connector.to, to) }
}

function obstaclesIn(area: Rect, { shapes }: PageItems, index: SpatialIndex): Rect[] {
  const obstacles: Rect[] = []
  for (const number of index.within(area)) {
    const placed = shapes[number] as PlacedShape
    if (!placed.isFrame && intersects(placed.box, area)) obstacles.push(placed.box)
  }
  return obstacles
}

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

function sameLabels({ labelRecords }: PlacedConnector, labels: readonly LabelSnapshot[]): boolean {
  return labelRecords.length === labels.length && labelRecords.every((label, at) => label === labels[at])
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
