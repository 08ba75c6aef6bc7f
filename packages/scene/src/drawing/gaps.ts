import {
  between,
  type Cubic,
  contains,
  cubicAt,
  distance,
  type Path,
  type Point,
  partOfCubic,
  pathOf,
  type Rect,
  type Segment,
  segmentsOf,
} from '@ramify/geometry'

/** From which part of a curve to which other one it lies in one of the boxes, from its start to its end. */
export type Gap = readonly [start: number, end: number]

/** Where a line would strike through words. */
export function gapsIn(curve: Cubic, boxes: readonly Rect[]): Gap[] {
  if (boxes.length === 0) return []
  const isCovered = (part: number) => {
    const at = cubicAt(curve, part)
    return boxes.some((box) => contains(box, at))
  }
  const gaps: Gap[] = []
  const steps = Math.min(400, Math.max(8, Math.ceil(reachOf(curve) / stepLength)))
  let start = isCovered(0) ? 0 : -1
  for (let step = 1; step <= steps; step++) {
    const [before, part] = [(step - 1) / steps, step / steps]
    if (isCovered(part) === start >= 0) continue
    const border = borderBetween(before, part, isCovered)
    if (start >= 0) gaps.push([start, border])
    start = start >= 0 ? -1 : border
  }
  if (start >= 0) gaps.push([start, 1])
  return gaps
}

/** A curve without these parts. */
export function pathWithGaps(curve: Cubic, gaps: readonly Gap[]): Path {
  const ends = [0, ...gaps.flat(), 1]
  const path: Path[number][] = []
  for (let at = 0; at < ends.length; at += 2) {
    const [start, end] = [ends[at] as number, ends[at + 1] as number]
    if (end > start) path.push(...pathOf(partOfCubic(curve, start, end)))
  }
  return path
}

/** The same for a path of lines and curves. */
export function pathWithoutBoxes(path: Path, boxes: readonly Rect[]): Path {
  if (boxes.length === 0) return path
  const pieces: Path[number][] = []
  for (const segment of segmentsOf(path)) {
    const curve = segment.control1 ? segment : straightCurve(segment)
    const gaps = gapsIn(curve, boxes)
    const isJoined = gaps[0]?.[0] !== 0 && endsAt(pieces, curve.from)
    const rest = gaps.length > 0 ? pathWithGaps(curve, gaps) : pathOf(curve)
    pieces.push(...(isJoined ? rest.slice(1) : rest))
  }
  return pieces
}

function straightCurve({ from, to }: Pick<Segment, 'from' | 'to'>): Cubic {
  return { from, control1: between(from, to, 1 / 3), control2: between(from, to, 2 / 3), to }
}

function endsAt(pieces: Path, { x, y }: Point): boolean {
  const last = pieces.at(-1)
  return last?.[0] === 'C' && last[5] === x && last[6] === y
}

/** Fine enough not to step over a word. */
const stepLength = 6

/** No shorter than the curve. */
function reachOf({ from, control1, control2, to }: Cubic): number {
  return distance(from, control1) + distance(control1, control2) + distance(control2, to)
}

/** Where it goes in or comes out, by halves. */
function borderBetween(from: number, to: number, isCovered: (part: number) => boolean): number {
  let [low, high] = [from, to]
  const before = isCovered(from)
  for (let half = 0; half < 6; half++) {
    const middle = (low + high) / 2
    if (isCovered(middle) === before) low = middle
    else high = middle
  }
  return (low + high) / 2
}
