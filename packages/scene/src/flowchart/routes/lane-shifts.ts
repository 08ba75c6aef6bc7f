import type { Point } from '@ramify/geometry'
import type { Route, Slack } from './route.ts'

/** How far lines that run beside each other are apart, where there is room. */
export const laneDistance = 10

/** Less than that where there is less room. */
const distances = [laneDistance, 8, 6, 4, 2, 1]

/** Among more pieces than this nobody could follow a line anyway. */
const mostPieces = 300

/** A straight piece of a route between two corners, so that it can be moved sideways. */
export interface Piece {
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
  /** Among those of one lean, from the left to the right; of those with the same rank by the second one. */
  readonly rank: number
  readonly secondRank: number
  readonly slack: Slack
  /** How far it is moved aside now. */
  shift: number
  /** Its number in the index that it is in. */
  box: number
}

/** What lanes need of a route. */
export type LaneRoute = Pick<Route, 'points' | 'slacks'>

export function piecesOf(id: string, { points, slacks }: LaneRoute): Piece[] {
  return slacks.map((slack, nth): Piece => {
    const at = nth + 1
    const [before, from, to, after] = points.slice(at - 1, at + 3) as [Point, Point, Point, Point]
    const isVertical = from.x === to.x
    const across = isVertical ? 'x' : 'y'
    const along = isVertical ? 'y' : 'x'
    const lean = Math.sign(before[across] - from[across]) + Math.sign(after[across] - from[across])
    const [left, right] = before[across] < from[across] ? [from[along], to[along]] : [to[along], from[along]]
    return {
      id,
      at,
      isVertical,
      line: from[across],
      start: Math.min(from[along], to[along]),
      end: Math.max(from[along], to[along]),
      lean,
      rank: lean === 0 ? passingRank(left, right, left) : Math.min(left, right),
      secondRank: lean === 0 ? passingRank(left, right, right) : 0,
      slack,
      shift: 0,
      box: -1,
    }
  })
}

/**
 * Of a piece between one that comes from the left and one that goes on to the right: going down, the one that comes in lowest turns first,
 * going up the one that comes in highest. So they do not cross each other.
 */
function passingRank(left: number, right: number, side: number): number {
  return right > left ? -side : side
}

/**
 * How far pieces that lie on each other, or nearly, are moved aside so that they are apart; those that stay are left out. It depends on
 * the pieces alone, and not on their order.
 */
export function laneShifts(pieces: readonly Piece[]): Map<Piece, number> {
  if (pieces.length < 2 || pieces.length > mostPieces) return new Map()
  const sorted = inLaneOrder(pieces)
  for (const distance of distances) {
    const shifts = shiftsFor(sorted, distance)
    if (shifts)
      return new Map(sorted.map((piece, nth) => [piece, shifts[nth] as number] as const).filter(([, by]) => by !== 0))
  }
  return new Map()
}

/** How far each piece is moved so that all are apart; null where there is no room for that. */
function shiftsFor(pieces: readonly Piece[], distance: number): number[] | null {
  const rightmost = pushed(pieces, distance)
  const leftmost = pushed(pieces.toReversed(), -distance).reverse()
  // Both ways of making room are right, so what is in the middle between them is, too.
  const places = pieces.map((_, nth) => ((rightmost[nth] as number) + (leftmost[nth] as number)) / 2)
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [nth, { line, slack }] of pieces.entries()) {
    least = Math.max(least, line - slack.less - (places[nth] as number))
    most = Math.min(most, line + slack.more - (places[nth] as number))
  }
  if (least > most) return null
  const aside = Math.min(Math.max(0, least), most)
  return pieces.map(({ line }, nth) => (places[nth] as number) + aside - line)
}

/** Where pieces are when each of them is moved, only forwards, to be apart from all before it that it runs beside. */
function pushed(pieces: readonly Piece[], by: number): number[] {
  const places: number[] = []
  for (const [nth, piece] of pieces.entries()) {
    let place = piece.line
    for (let before = 0; before < nth; before++) {
      if (!runBeside(pieces[before] as Piece, piece)) continue
      const least = (places[before] as number) + by
      place = by > 0 ? Math.max(place, least) : Math.min(place, least)
    }
    places.push(place)
  }
  return places
}

/**
 * From the left to the right. On one line, those that come from the left and go on to the left are leftmost: so they cross the fewest.
 * Those that do the same share as few lanes as possible.
 */
function inLaneOrder(pieces: readonly Piece[]): Piece[] {
  const sorted = [...pieces].sort((one, other) => {
    return one.line - other.line || one.lean - other.lean || byRank(one, other) || byId(one, other)
  })
  const lanes = new Map<Piece, number>()
  for (const [nth, piece] of sorted.entries()) {
    const taken = new Set<number>()
    for (let before = nth - 1; before >= 0 && isAlike(sorted[before] as Piece, piece); before--) {
      const other = sorted[before] as Piece
      if (runBeside(other, piece)) taken.add(lanes.get(other) as number)
    }
    let lane = 0
    while (taken.has(lane)) lane++
    lanes.set(piece, lane)
  }
  const laneOf = (piece: Piece) => lanes.get(piece) as number
  // The rest of the order stays as it is: sorting is stable.
  return sorted.sort((one, other) => one.line - other.line || one.lean - other.lean || laneOf(one) - laneOf(other))
}

const byRank = (one: Piece, other: Piece): number => one.rank - other.rank || one.secondRank - other.secondRank

const isAlike = (one: Piece, other: Piece): boolean => one.line === other.line && one.lean === other.lean

const runBeside = (one: Piece, other: Piece): boolean => one.start < other.end && other.start < one.end

const byId = (one: Piece, other: Piece): number =>
  one.id === other.id ? one.at - other.at : one.id < other.id ? -1 : 1
