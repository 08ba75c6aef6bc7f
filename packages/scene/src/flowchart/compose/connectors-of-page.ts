import type { ConnectorId, ConnectorSnapshot, FlowchartSnapshot, LabelSnapshot } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import { SpatialIndex } from '../../drawing/spatial-index.ts'
import type { FaceTools } from '../faces/shape-face.ts'
import type { JumpForm } from '../routes/path-jumps.ts'
import type { DrawnRoute } from '../routes/route.ts'
import type { PageItems, PageOrder } from './page-items.ts'
import { PlacedConnector } from './placed-connector.ts'
import type { RoutesOfPage } from './routes-of-page.ts'

/** The connectors of a page on their ways. */
export interface PageConnectors {
  /** By number, as in the items of the page. */
  readonly placed: readonly PlacedConnector[]
  readonly rects: readonly Rect[]
  readonly index: SpatialIndex
  readonly order: PageOrder
  readonly look: ConnectorLook
  /** Whether each is on its own way, and none as it goes until that is found. */
  readonly isComplete: boolean
}

/** What all of them are drawn with. */
interface ConnectorLook {
  readonly labels: FlowchartSnapshot['labels']
  readonly tools: FaceTools
  readonly jumps: JumpForm | null
}

/** `before`: what an earlier composition of the page found. `inSight`: ways of connectors elsewhere may be found later. */
export function connectorsOfPage(
  items: PageItems,
  routes: RoutesOfPage,
  { labels, jumps }: FlowchartSnapshot,
  tools: FaceTools,
  before: PageConnectors | undefined,
  inSight: Rect | undefined,
): PageConnectors {
  const found = inSight ? routes.routesInSight(items, inSight) : routes.routesOf(items)
  const isComplete = inSight === undefined || routes.isComplete
  const look: ConnectorLook = { labels, tools, jumps: jumpForms.get(jumps) ?? null }
  const isSameLook = before?.look.labels === labels && before.look.tools === tools && before.look.jumps === look.jumps
  const isSameOrder = before?.order === items.order
  const records = labelsByConnector(labels)
  const changed: number[] = []
  const placed = items.connectors.map((connector, nth) => {
    const number = isSameOrder ? nth : before?.order.connectorNumbers.get(connector.id)
    const known = number === undefined ? undefined : before?.placed[number]
    const route = found[nth] as DrawnRoute
    const isSame = known !== undefined && known.parts.connector === connector && known.parts.route === route
    if (isSame && isSameLook) return known
    const labelRecords = records.get(connector.id) ?? none
    if (isSame && known.parts.tools === tools && known.parts.jumps === look.jumps) {
      if (isSameList(known.parts.labelRecords, labelRecords)) return known
    }
    changed.push(nth)
    return new PlacedConnector({ connector, route, labelRecords, tools, jumps: look.jumps })
  })
  return { placed, ...indexed(placed, changed, isSameOrder ? before : undefined), order: items.order, look, isComplete }
}

/** By the name that documents use; anything else is no jump. */
const jumpForms: ReadonlyMap<string, JumpForm> = new Map([
  ['arc', { kind: 'arc', radius: 6 }],
  ['gap', { kind: 'gap', radius: 6 }],
])

function indexed(
  placed: readonly PlacedConnector[],
  changed: readonly number[],
  before: PageConnectors | undefined,
): Pick<PageConnectors, 'rects' | 'index'> {
  if (!before) {
    const rects = placed.map(({ bounds }) => bounds)
    return { rects, index: SpatialIndex.of(rects) }
  }
  if (changed.length === 0) return before
  const rects = before.rects.slice()
  for (const number of changed) rects[number] = (placed[number] as PlacedConnector).bounds
  return { rects, index: before.index.with(rects, changed) }
}

const none: readonly LabelSnapshot[] = []

const isSameList = (a: readonly LabelSnapshot[], b: readonly LabelSnapshot[]): boolean =>
  a.length === b.length && a.every((label, at) => label === b[at])

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
