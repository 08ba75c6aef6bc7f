import { distance, type Path, type PathCommand, type Point } from '@ramify/geometry'

/** What a line does where it jumps over another one. */
export interface JumpForm {
  readonly kind: 'arc' | 'gap'
  readonly radius: number
}

/** How far the control points of a quarter circle lie from its ends, for a radius of 1. */
const quarter = 0.5522847498

/** The same line with jumps on its straight pieces. There is none where a piece is too short for it. */
export function withJumps(path: Path, jumps: readonly Point[], form: JumpForm): Path {
  const result: PathCommand[] = []
  let from: Point = { x: 0, y: 0 }
  for (const command of path) {
    if (command[0] === 'L') {
      const to = { x: command[1], y: command[2] }
      for (const [start, end] of spansOn(from, to, jumps, form.radius)) result.push(...jump(from, to, start, end, form))
    }
    result.push(command)
    if (command[0] === 'C') from = { x: command[5], y: command[6] }
    else if (command[0] !== 'Z') from = { x: command[1], y: command[2] }
  }
  return result
}

/** From where to where along a piece it is in the air. Jumps that come soon after each other are one. */
function spansOn(from: Point, to: Point, jumps: readonly Point[], radius: number): [number, number][] {
  const length = distance(from, to)
  const places = jumps
    .map((place) => placeOn(from, to, place))
    .filter((at) => at !== null)
    .filter((at) => at >= 2 * radius && at <= length - 2 * radius)
    .sort((one, other) => one - other)
  const spans: [number, number][] = []
  for (const at of places) {
    const last = spans.at(-1)
    if (last && at - radius < last[1] + radius / 2) last[1] = at + radius
    else spans.push([at - radius, at + radius])
  }
  return spans
}

/** How far along a piece a point on it lies; null for one that is not on it. */
function placeOn(from: Point, to: Point, point: Point): number | null {
  const length = distance(from, to)
  if (length === 0) return null
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const along = (point.x - from.x) * x + (point.y - from.y) * y
  const aside = (point.x - from.x) * y - (point.y - from.y) * x
  return Math.abs(aside) < 1e-6 && along > 0 && along < length ? along : null
}

function jump(from: Point, to: Point, start: number, end: number, { kind, radius }: JumpForm): PathCommand[] {
  const length = distance(from, to)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  // Upwards; of vertical lines to the right, whichever way they run.
  const isTurned = along.x > 0 || (along.x === 0 && along.y > 0)
  const up = isTurned ? { x: along.y, y: -along.x } : { x: -along.y, y: along.x }
  const at = (way: number, height: number): [number, number] => [
    from.x + along.x * way + up.x * height,
    from.y + along.y * way + up.y * height,
  ]
  if (kind === 'gap')
    return [
      ['L', ...at(start, 0)],
      ['M', ...at(end, 0)],
    ]
  const reach = quarter * radius
  const arc: PathCommand[] = [
    ['L', ...at(start, 0)],
    ['C', ...at(start, reach), ...at(start + radius - reach, radius), ...at(start + radius, radius)],
  ]
  if (end - start > 2 * radius) arc.push(['L', ...at(end - radius, radius)])
  arc.push(['C', ...at(end - radius + reach, radius), ...at(end, reach), ...at(end, 0)])
  return arc
}
