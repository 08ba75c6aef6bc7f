import type { ConnectorId, ConnectorSnapshot } from '@ramify/document'
import { intersects, type Point, type Rect, union } from '@ramify/geometry'
import { orthogonalRoute } from '../routes/orthogonal-route.ts'
import { spreadLanes } from '../routes/spread-lanes.ts'
import { cornersThrough, straightRoute } from './drawn-routes.ts'
import type { ConnectorTerminal } from './terminals.ts'

/** A connector whose way is to be found. The same object as long as it, and the shapes it ends at, are the same. */
export interface RouteRequest {
  readonly connector: ConnectorSnapshot
  readonly from: ConnectorTerminal
  readonly to: ConnectorTerminal
}

export interface RoutesInput {
  readonly requests: readonly RouteRequest[]
  /** Shapes that lines keep clear of, in an area. */
  readonly obstaclesIn: (area: Rect) => readonly Rect[]
  /** Routes of the same page before, and where obstacles have come or gone since. */
  readonly previous?: PageRoutes | undefined
  readonly changedAreas?: readonly Rect[]
}

/** The ways of all connectors of a page: corners from one end to the other. The same array as long as the way is the same. */
export interface PageRoutes {
  readonly routes: ReadonlyMap<ConnectorId, readonly Point[]>
  /** By connector, as it was found. */
  readonly found: ReadonlyMap<ConnectorId, FoundRoute>
}

interface FoundRoute {
  readonly request: RouteRequest
  /** Where shapes were looked for: nothing else decides it. Null where none matter. */
  readonly window: Rect | null
  readonly points: readonly Point[]
}

/** The only place that calls the router: each way alone, then those that lie on each other are spread apart. */
export function routesOfPage({ requests, obstaclesIn, previous, changedAreas }: RoutesInput): PageRoutes {
  const found = new Map<ConnectorId, FoundRoute>()
  let isSame = previous !== undefined && previous.found.size === requests.length
  for (const request of requests) {
    const { id } = request.connector
    const known = previous?.found.get(id)
    const holds = known && known.request === request && !isTouched(known, changedAreas)
    const route = holds ? known : findRoute(request, obstaclesIn)
    isSame &&= route === known
    found.set(id, route)
  }
  if (isSame && previous) return previous
  const free = new Map<ConnectorId, readonly Point[]>()
  const routes = new Map<ConnectorId, readonly Point[]>()
  for (const [id, { window, points }] of found) (window === null ? routes : free).set(id, points)
  for (const [id, points] of spreadLanes(free)) {
    const before = previous?.routes.get(id)
    routes.set(id, before && samePoints(before, points) ? before : points)
  }
  return { routes, found }
}

function isTouched({ window }: FoundRoute, areas: readonly Rect[] = []): boolean {
  return window !== null && areas.some((area) => intersects(area, window))
}

function findRoute(request: RouteRequest, obstaclesIn: RoutesInput['obstaclesIn']): FoundRoute {
  const { connector, from, to } = request
  if (connector.style === 'straight') return { request, window: null, points: straightRoute(connector, from, to) }
  if (connector.bends.length > 0) return { request, window: null, points: cornersThrough(connector, from, to) }
  let window: Rect | null = null
  const points = orthogonalRoute(from, to, {
    obstaclesIn: (area) => {
      window = window ? union([window, area]) : area
      return obstaclesIn(area)
    },
  })
  return { request, window: window ?? noWindow, points: ontoOutlines(points, from, to) }
}

const noWindow: Rect = { x: 0, y: 0, width: 0, height: 0 }

/** From the borders of boxes on to the outlines of the shapes in them, straight ahead. */
function ontoOutlines(points: readonly Point[], from: ConnectorTerminal, to: ConnectorTerminal): Point[] {
  const ends = points.slice()
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ends
  ends[0] = outlinePoint(from, first)
  ends[ends.length - 1] = outlinePoint(to, last)
  return ends
}

function outlinePoint({ ports, outlinePoints }: ConnectorTerminal, at: Point): Point {
  const nth = ports.findIndex(({ point }) => point.x === at.x && point.y === at.y)
  return outlinePoints[nth] ?? at
}

function samePoints(a: readonly Point[], b: readonly Point[]): boolean {
  return a.length === b.length && a.every(({ x, y }, at) => x === b[at]?.x && y === b[at]?.y)
}
