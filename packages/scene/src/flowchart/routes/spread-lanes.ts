import type { Point } from '@ramify/geometry'

/** How far lines that run beside each other are apart, and how far they go from where they were at the most. */
const apart = 10
const farthest = 15

/** A straight piece of a route that is at neither end, so that it can be moved sideways. */
interface Piece {
  readonly id: string
  /** The number of the point it begins at. */
  readonly at: number
  readonly isVertical: boolean
  /** The coordinate it has all along. */
  readonly line: number
  readonly start: number
  readonly end: number
  /** On which side the route goes on before and behind it: less than 0 for left or up. */
  readonly lean: number
}

/**
 * Routes with pieces that lie on each other spread apart. It depends on the routes alone, and not on their order; a route that lies on no
 * other stays the same object.
 */
export function spreadLanes(routes: ReadonlyMap<string, readonly Point[]>): Map<string, readonly Point[]> {
  const spread = new Map(routes)
  const pieces = [...routes].flatMap(([id, points]) => piecesOf(id, points))
  const lines = Map.groupBy(pieces, ({ isVertical, line }) => `${isVertical ? 'v' : 'h'}${line}`)
  for (const line of lines.values()) {
    if (line.length < 2) continue
    for (const lane of overlapping(line)) if (lane.length > 1) spreadOut(lane, spread)
  }
  return spread
}

function piecesOf(id: string, points: readonly Point[]): Piece[] {
  const pieces: Piece[] = []
  for (let at = 1; at + 2 < points.length; at++) {
    const [before, from, to, after] = points.slice(at - 1, at + 3) as [Point, Point, Point, Point]
    const isVertical = from.x === to.x
    const across = isVertical ? 'x' : 'y'
    const along = isVertical ? 'y' : 'x'
    pieces.push({
      id,
      at,
      isVertical,
      line: from[across],
      start: Math.min(from[along], to[along]),
      end: Math.max(from[along], to[along]),
      lean: Math.sign(before[across] - from[across]) + Math.sign(after[across] - from[across]),
    })
  }
  return pieces
}

/** Pieces of one line that reach into each other, also by way of others. */
function overlapping(line: readonly Piece[]): Piece[][] {
  const sorted = [...line].sort((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1))
  const lanes: Piece[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const piece of sorted) {
    if (piece.start < end) lanes.at(-1)?.push(piece)
    else lanes.push([piece])
    end = Math.max(end, piece.end)
  }
  return lanes
}

/** Those that come from the left and go on to the left are the leftmost: so they cross the fewest others. */
function spreadOut(lane: readonly Piece[], routes: Map<string, readonly Point[]>): void {
  const sorted = [...lane].sort(
    (one, other) => one.lean - other.lean || one.start - other.start || (one.id < other.id ? -1 : 1),
  )
  const step = Math.min(apart, (2 * farthest) / (sorted.length - 1))
  for (const [nth, piece] of sorted.entries()) {
    const shift = (nth - (sorted.length - 1) / 2) * step
    if (shift === 0) continue
    const moved = [...(routes.get(piece.id) ?? [])]
    for (const at of [piece.at, piece.at + 1]) moved[at] = shifted(moved[at] as Point, piece.isVertical, shift)
    routes.set(piece.id, moved)
  }
}

const shifted = ({ x, y }: Point, isVertical: boolean, by: number): Point =>
  isVertical ? { x: x + by, y } : { x, y: y + by }
