import {
  type Cubic,
  cubicAt,
  curveTo,
  distance,
  type Path,
  type PathCommand,
  type Point,
  partOfCubic,
  reversePath,
  segmentsOf,
} from '@ramify/geometry'

/** So much of a line is left at least, however long its heads are. */
const leastShare = 0.1

/** A line in one part without its first and last pieces of these lengths, where its heads are. */
export function trimPath(path: Path, atStart: number, atEnd: number): Path {
  if (atStart <= 0 && atEnd <= 0) return path
  const length = lengthOf(path)
  const most = length * (1 - leastShare)
  const scale = atStart + atEnd > most ? most / (atStart + atEnd) : 1
  const withoutStart = withoutFirst(path, atStart * scale)
  return atEnd > 0 ? reversePath(withoutFirst(reversePath(withoutStart), atEnd * scale)) : withoutStart
}

function withoutFirst(path: Path, length: number): Path {
  if (length <= 0) return path
  let rest = length
  for (const [nth, segment] of segmentsOf(path).entries()) {
    const own = segment.control1 ? curveLength(segment) : distance(segment.from, segment.to)
    if (own <= rest) {
      rest -= own
      continue
    }
    // The first command is the move, so the segment is that of the next one.
    const tail = path.slice(nth + 2)
    if (!segment.control1) {
      const { from, to } = segment
      const share = rest / own
      return [['M', from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share], ['L', to.x, to.y], ...tail]
    }
    const left = partOfCubic(segment, shareAt(segment, rest), 1)
    const start: PathCommand = ['M', left.from.x, left.from.y]
    return [start, curveTo(left), ...tail]
  }
  return path
}

const steps = 32

function curveLength(curve: Cubic): number {
  let sum = 0
  for (let step = 1; step <= steps; step++) sum += chord(curve, step)
  return sum
}

/** The part of a curve that lies so far along it. */
function shareAt(curve: Cubic, length: number): number {
  let rest = length
  for (let step = 1; step <= steps; step++) {
    const own = chord(curve, step)
    if (own >= rest) return (step - 1 + (own > 0 ? rest / own : 0)) / steps
    rest -= own
  }
  return 1
}

function chord(curve: Cubic, step: number): number {
  return distance(cubicAt(curve, (step - 1) / steps), cubicAt(curve, step / steps))
}

function lengthOf(path: Path): number {
  let sum = 0
  for (const segment of segmentsOf(path)) {
    sum += segment.control1 ? curveLength(segment) : distance(segment.from, segment.to as Point)
  }
  return sum
}
