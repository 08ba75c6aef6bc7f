import { type Point, type Rect, union } from '@ramify/geometry'
import { type OrthogonalRouter, type OrthogonalWay, withoutStraights } from './search/orthogonal-router.ts'
import type { Side, Terminal } from './search/terminal.ts'

const allSides: readonly Side[] = ['top', 'right', 'bottom', 'left']

/**
 * A way through points that people fixed: straight between them, with one corner where two are not in line. Only the ways from the ends to
 * the first and the last of them go around shapes.
 */
export function wayThroughBends(
  from: Terminal,
  bends: readonly Point[],
  to: Terminal,
  router: OrthogonalRouter,
): { readonly points: Point[]; readonly window: Rect | null } {
  const first = bends[0] as Point
  const last = bends.at(-1) as Point
  const start = router.route(from, bendTerminal(first, bends[1] ? sideTo(first, bends[1]) : null))
  const points = [...start.points]
  for (const bend of bends.slice(1)) points.push(...pieceTo(points, bend))
  const end = router.route(bendTerminal(last, sideTo(last, points.at(-2) ?? last)), to)
  return { points: withoutStraights([...points, ...end.points]), window: windowOf(start, end) }
}

/** A point that a way may leave on every side but the one where the line goes on or comes from. */
function bendTerminal(point: Point, taken: Side | null): Terminal {
  const sides = allSides.filter((side) => side !== taken)
  return { shape: null, box: null, ports: sides.map((side) => ({ point, side })) }
}

/** On which side of a point another one lies; null where it does not lie in line. */
function sideTo(point: Point, other: Point): Side | null {
  if (point.x === other.x) return other.y === point.y ? null : other.y < point.y ? 'top' : 'bottom'
  return point.y !== other.y ? null : other.x < point.x ? 'left' : 'right'
}

/** Straight on as long as possible, then around one corner. */
function pieceTo(points: readonly Point[], bend: Point): Point[] {
  const last = points.at(-1) as Point
  const before = points.at(-2) ?? last
  if (last.x === bend.x || last.y === bend.y) return [bend]
  const across = { x: bend.x, y: last.y }
  const down = { x: last.x, y: bend.y }
  const goesAcross = before.y === last.y && before.x !== last.x
  const turnsBack = goesAcross
    ? (bend.x - last.x) * (last.x - before.x) < 0
    : (bend.y - last.y) * (last.y - before.y) < 0
  return [goesAcross === turnsBack ? down : across, bend]
}

const windowOf = (...ways: readonly OrthogonalWay[]): Rect | null => union(ways.map(({ window }) => window))
