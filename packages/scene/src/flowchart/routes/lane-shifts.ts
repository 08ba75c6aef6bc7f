import type { Point } from '@ramify/geometry'
import type { Route, Slack } from './route.ts'

/** How far lines that run beside each other are apart, where there is room. */
const apart = 10

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
  readonly slack: Slack
}

/** What lanes need of a route. */
export type LaneRoute = Pick<Route, 'points' | 'slacks'>

/** Pieces with the same key lie on one line. */
export const lineKey = ({ isVertical, line }: Piece): string => (isVertical ? 'v' : 'h') + line

export function piecesOf(id: string, { points, slacks }: LaneRoute): Piece[] {
  return slacks.map((slack, nth): Piece => {
    const at = nth + 1
    const [before, from, to, after] = points.slice(at - 1, at + 3) as [Point, Point, Point, Point]
    const isVertical = from.x === to.x
    const across = isVertical ? 'x' : 'y'
    const along = isVertical ? 'y' : 'x'
    return {
      id,
      at,
      isVertical,
      line: from[across],
      start: Math.min(from[along], to[along]),
      end: Math.max(from[along], to[along]),
      lean: Math.sign(before[across] - from[across]) + Math.sign(after[across] - from[across]),
      slack,
    }
  })
}

/**
 * How far the pieces of one line are moved, so that none lies on another; those that stay are left out. It depends on the pieces alone, and
 * not on their order.
 */
export function laneShifts(line: readonly Piece[]): Map<Piece, number> {
  const shifts = new Map<Piece, number>()
  if (line.length < 2) return shifts
  for (const group of overlapping(line)) if (group.length > 1) spreadOut(group, shifts)
  return shifts
}

/** Pieces of one line that reach into each other, also by way of others. */
function overlapping(line: readonly Piece[]): Piece[][] {
  const sorted = [...line].sort((one, other) => one.start - other.start || byId(one, other))
  const groups: Piece[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const piece of sorted) {
    if (piece.start < end) groups.at(-1)?.push(piece)
    else groups.push([piece])
    end = Math.max(end, piece.end)
  }
  return groups
}

/** Those that come from the left and go on to the left are the leftmost: so they cross the fewest others. */
function spreadOut(group: readonly Piece[], shifts: Map<Piece, number>): void {
  const sorted = [...group].sort((one, other) => {
    return one.lean - other.lean || one.start - other.start || byId(one, other)
  })
  const lanes = lanesOf(sorted)
  const last = Math.max(...lanes)
  if (last === 0) return
  const less = Math.min(...sorted.map(({ slack }) => slack.less))
  const more = Math.min(...sorted.map(({ slack }) => slack.more))
  const step = Math.min(apart, (less + more) / last)
  // In the middle, or as near to it as there is room.
  const first = Math.min(Math.max((-last * step) / 2, -less), more - last * step)
  for (const [nth, piece] of sorted.entries()) {
    const shift = first + (lanes[nth] as number) * step
    if (shift !== 0) shifts.set(piece, shift)
  }
}

/** The number of the lane of each piece: after all before it that it would lie on. */
function lanesOf(pieces: readonly Piece[]): number[] {
  const lanes: number[] = []
  for (const [nth, piece] of pieces.entries()) {
    let lane = 0
    for (let before = 0; before < nth; before++) {
      const other = pieces[before] as Piece
      if (other.start < piece.end && piece.start < other.end) lane = Math.max(lane, (lanes[before] as number) + 1)
    }
    lanes.push(lane)
  }
  return lanes
}

const byId = (one: Piece, other: Piece): number =>
  one.id === other.id ? one.at - other.at : one.id < other.id ? -1 : 1
