import type { Point } from '@ramify/geometry'

/** A line that jumps or is jumped over. */
export interface JumpingLine {
  readonly id: string
  readonly order: string
  readonly points: readonly Point[]
}

/** A line that crosses others more often would be nothing but jumps. */
const mostJumps = 500

/**
 * Where a line jumps over others: over those with an earlier key that it crosses; of equal keys, over those with a smaller id. Only the
 * lines decide that, in whatever order they come.
 */
export function jumpsOver(line: JumpingLine, others: Iterable<JumpingLine>): Point[] {
  const jumps: Point[] = []
  for (const other of others) {
    if (isBefore(other, line)) addCrossings(line.points, other.points, jumps)
    if (jumps.length > mostJumps) return []
  }
  return jumps.sort((one, other) => one.x - other.x || one.y - other.y)
}

function isBefore(one: JumpingLine, other: JumpingLine): boolean {
  return one.order < other.order || (one.order === other.order && one.id < other.id)
}

function addCrossings(line: readonly Point[], other: readonly Point[], into: Point[]): void {
  for (let nth = 1; nth < line.length; nth++) {
    const from = line[nth - 1] as Point
    const to = line[nth] as Point
    for (let otherNth = 1; otherNth < other.length; otherNth++) {
      const crossing = crossingOf(from, to, other[otherNth - 1] as Point, other[otherNth] as Point)
      if (crossing) into.push(crossing)
    }
  }
}

/** Where two straight pieces cross; null where they only touch, lie on each other or do not meet. */
function crossingOf(from: Point, to: Point, otherFrom: Point, otherTo: Point): Point | null {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const ex = otherTo.x - otherFrom.x
  const ey = otherTo.y - otherFrom.y
  const across = dx * ey - dy * ex
  if (across === 0) return null
  const x = otherFrom.x - from.x
  const y = otherFrom.y - from.y
  const share = (x * ey - y * ex) / across
  const otherShare = (x * dy - y * dx) / across
  if (share <= 0 || share >= 1 || otherShare <= 0 || otherShare >= 1) return null
  // Without a rounded digit, wherever on the page they cross.
  if (dx === 0 && ey === 0) return { x: from.x, y: otherFrom.y }
  if (dy === 0 && ex === 0) return { x: otherFrom.x, y: from.y }
  return { x: from.x + share * dx, y: from.y + share * dy }
}
