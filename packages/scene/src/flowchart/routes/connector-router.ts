import { type Point, type Rect, union } from '@ramify/geometry'
import { bezierAlong, lookAround } from './bezier-route.ts'
import { borderToward } from './border-points.ts'
import { fixedPoint, type RoutedEnd, targetOf, terminalOf } from './connector-ends.ts'
import { wayThroughBends } from './fixed-bends.ts'
import type { Route, RouteEnd } from './route.ts'
import { borderOf } from './routed-shape.ts'
import type { BoxIndex } from './search/box-index.ts'
import { OrthogonalRouter, type OrthogonalWay } from './search/orthogonal-router.ts'
import type { Terminal } from './search/terminal.ts'

/** A connector as its route sees it. */
export interface RoutedConnector {
  readonly id: string
  readonly from: RoutedEnd
  readonly to: RoutedEnd
  /** `straight`, `rounded`, `curved`; everything else is orthogonal. */
  readonly style: string
  /** Points that people fixed. */
  readonly bends: readonly Point[]
}

/** How much corners are rounded. A curve around a shape stays outside of it up to this radius. */
const roundedRadius = 12
const curvedRadius = 64

/** Finds the routes of connectors of every style. Obstacles are in its index; the shapes at both ends need not be. */
export class ConnectorRouter {
  readonly #index: BoxIndex
  readonly #orthogonal: OrthogonalRouter

  constructor(index: BoxIndex) {
    this.#index = index
    this.#orthogonal = new OrthogonalRouter(index)
  }

  /** What all routes have cost so far, in steps of searches. */
  get work(): number {
    return this.#orthogonal.work
  }

  /** Gives back what only large searches take. */
  release(): void {
    this.#orthogonal.release()
  }

  route(connector: RoutedConnector): Route {
    const isLoop = connector.from.shape !== null && connector.from.shape.id === connector.to.shape?.id
    if (connector.style === 'straight' && (!isLoop || connector.bends.length > 0)) return straightRoute(connector)
    if (connector.style === 'curved') return this.#curved(connector, isLoop)
    const radius = connector.style === 'rounded' ? roundedRadius : 0
    if (connector.bends.length > 0) {
      const { points, window } = wayThroughBends(
        terminalOf(connector.from),
        connector.bends,
        terminalOf(connector.to),
        this.#orthogonal,
      )
      return { form: 'corners', points, radius, slacks: [], window }
    }
    const way = this.#way(connector, isLoop)
    if (isLoop) return { form: 'corners', radius, ...way }
    const from = this.#endAt(connector.from, way.points, true, way.window)
    const to = this.#endAt(connector.to, way.points.toReversed(), false, from.window)
    return { form: 'corners', radius, ...way, ends: [from.end, to.end], window: to.window }
  }

  #way({ from, to }: RoutedConnector, isLoop: boolean): OrthogonalWay {
    if (!isLoop) return this.#orthogonal.route(terminalOf(from), terminalOf(to))
    return this.#orthogonal.route(
      fixedPoint(from) ? terminalOf(from) : onlySide(terminalOf(from), 'right'),
      fixedPoint(to) ? terminalOf(to) : onlySide(terminalOf(to), 'top'),
    )
  }

  /** The side of its shape that a route leaves through the middle of; `points` lead away from there. */
  #endAt(
    at: RoutedEnd,
    points: readonly Point[],
    isStart: boolean,
    window: Rect,
  ): { end: RouteEnd | null; window: Rect } {
    const [start, next] = points
    if (!at.shape || !start || !next) return { end: null, window }
    const { bounds } = borderOf(at.shape)
    const side = sideLeft(bounds, start, next)
    if (!side) return { end: null, window }
    const length = side === 'top' || side === 'bottom' ? bounds.width : bounds.height
    const isFixed = fixedPoint(at) !== null
    const found = isFixed ? { slack: noSlack, window } : this.#orthogonal.slackOf(start, next)
    return { end: { shape: at.shape.id, side, isStart, isFixed, length, slack: found.slack }, window: found.window }
  }

  #curved(connector: RoutedConnector, isLoop: boolean): Route {
    if (connector.bends.length > 0) return { ...straightRoute(connector), form: 'spline' }
    const way = this.#way(connector, isLoop)
    const curve = bezierAlong(way.points, isLoop)
    const ends = [connector.from, connector.to].map(({ shape }) => (shape ? this.#index.numberOf(shape.id) : undefined))
    const { isFree, window } = lookAround(curve, this.#index, new Set(ends))
    const seen = union([way.window, window])
    if (isFree) return { form: 'bezier', points: curve, radius: 0, slacks: [], window: seen }
    return { form: 'corners', points: way.points, radius: curvedRadius, slacks: way.slacks, window: seen }
  }
}

const noSlack = { less: 0, more: 0 }

/** Null where the line does not leave outwards, or not from the middle. */
function sideLeft({ x, y, width, height }: Rect, start: Point, next: Point): RouteEnd['side'] | null {
  const isVertical = start.x === next.x
  const isMiddle = isVertical ? Math.abs(start.x - x - width / 2) < 1 : Math.abs(start.y - y - height / 2) < 1
  if (!isMiddle) return null
  if (isVertical) {
    if (next.y < start.y) return start.y <= y + height / 2 ? 'top' : null
    return start.y >= y + height / 2 ? 'bottom' : null
  }
  if (next.x < start.x) return start.x <= x + width / 2 ? 'left' : null
  return start.x >= x + width / 2 ? 'right' : null
}

/** From border to border, whatever lies between. */
function straightRoute({ from, to, bends }: RoutedConnector): Route {
  const first = bends[0] ?? targetOf(to)
  const last = bends.at(-1) ?? targetOf(from)
  const points = [startOf(from, first), ...bends, startOf(to, last)]
  return { form: 'corners', points, radius: 0, slacks: [], window: null }
}

function startOf(end: RoutedEnd, toward: Point): Point {
  return fixedPoint(end) ?? (end.shape ? borderToward(end.shape, toward) : end.point)
}

/** A line from a shape to itself goes around a corner, unless people say where it begins and ends. */
function onlySide(terminal: Terminal, side: 'right' | 'top'): Terminal {
  return { ...terminal, ports: terminal.ports.filter((port) => port.side === side) }
}
