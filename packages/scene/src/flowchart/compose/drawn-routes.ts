import type { ConnectorSnapshot } from '@ramify/document'
import { center, flattenPath, type Point } from '@ramify/geometry'
import type { Side } from '../routes/terminal.ts'
import type { PlacedShape } from './placed-shape.ts'
import type { ConnectorTerminal } from './terminals.ts'

/** Straight from end to end, by way of the points that people fixed: towards the middles of shapes, up to their outlines. */
export function straightRoute(
  { bends }: ConnectorSnapshot,
  from: ConnectorTerminal,
  to: ConnectorTerminal,
): readonly Point[] {
  const [start, end] = [aimOf(from), aimOf(to)]
  return [cutAt(from, bends[0] ?? end), ...bends, cutAt(to, bends.at(-1) ?? start)]
}

/** Sideways and up or down by way of the points that people fixed. A curve goes to them as the crow flies. */
export function cornersThrough(
  { bends, style }: ConnectorSnapshot,
  from: ConnectorTerminal,
  to: ConnectorTerminal,
): readonly Point[] {
  const start = facing(from, bends[0] as Point)
  const end = facing(to, bends.at(-1) as Point)
  if (style === 'curved') return [start.point, ...bends, end.point]
  const points = [start.point]
  let isHorizontal = start.side === null ? null : isSideways(start.side)
  const stops = [...bends, end.point]
  for (const [nth, stop] of stops.entries()) {
    const last = points.at(-1) as Point
    const isEnd = nth === stops.length - 1
    if (last.x !== stop.x && last.y !== stop.y) {
      const goesSideways = isEnd && end.side !== null ? !isSideways(end.side) : (isHorizontal ?? true)
      points.push(goesSideways ? { x: stop.x, y: last.y } : { x: last.x, y: stop.y })
    }
    const before = points.at(-1) as Point
    points.push(stop)
    // The next piece turns off.
    isHorizontal = before.y === stop.y ? (before.x === stop.x ? isHorizontal : false) : true
  }
  return withoutRepeats(points)
}

const isSideways = (side: Side) => side === 'left' || side === 'right'

/** Of several ports the one that looks most towards a point. */
function facing({ ports, outlinePoints, placed }: ConnectorTerminal, aim: Point) {
  let best = { point: outlinePoints[0] ?? aim, side: ports[0]?.side ?? null }
  if (!placed) return best
  const middle = center(placed.box)
  const [dx, dy] = [(aim.x - middle.x) / (placed.box.width || 1), (aim.y - middle.y) / (placed.box.height || 1)]
  const wished: Side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'bottom' : 'top'
  for (const [nth, { side }] of ports.entries()) {
    if (side === wished) best = { point: outlinePoints[nth] as Point, side }
  }
  return best
}

/** What a straight line is drawn towards. */
function aimOf({ outlinePoints, placed, isFixed }: ConnectorTerminal): Point {
  return isFixed || !placed ? (outlinePoints[0] ?? { x: 0, y: 0 }) : center(placed.frame)
}

function cutAt(terminal: ConnectorTerminal, towards: Point): Point {
  const aim = aimOf(terminal)
  const { placed, isFixed } = terminal
  return placed && !isFixed ? leaving(placed, aim, towards) : aim
}

/** Where a line from the middle of a shape leaves its outline for the last time; the middle itself where it does not. */
function leaving(placed: PlacedShape, middle: Point, towards: Point): Point {
  const [from, to] = [placed.fromPage(middle), placed.fromPage(towards)]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let last = -1
  for (const points of flattenPath(placed.face.outline, 0.1)) {
    for (let at = 1; at < points.length; at++) {
      const [a, b] = [points[at - 1] as Point, points[at] as Point]
      const [ex, ey] = [b.x - a.x, b.y - a.y]
      const cross = dx * ey - dy * ex
      if (cross === 0) continue
      const along = ((a.x - from.x) * ey - (a.y - from.y) * ex) / cross
      const across = ((a.x - from.x) * dy - (a.y - from.y) * dx) / cross
      if (along >= 0 && along <= 1 && across >= 0 && across <= 1) last = Math.max(last, along)
    }
  }
  return last < 0 ? middle : placed.toPage({ x: from.x + last * dx, y: from.y + last * dy })
}

function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter((point, at) => at === 0 || point.x !== points[at - 1]?.x || point.y !== points[at - 1]?.y)
}
