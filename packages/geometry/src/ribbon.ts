import { type Cubic, cubicAt, cubicTangent } from './cubic.ts'
import type { Path, PathCommand } from './path.ts'
import type { Point } from './shapes.ts'

/** A filled band along a curve that reaches `start` to either side at its beginning and `end` at its end. */
export function ribbon(curve: Cubic, start: number, end: number): Path {
  const edge = (side: 1 | -1) => (t: number) => {
    const point = cubicAt(curve, t)
    const tangent = cubicTangent(curve, t)
    const width = side * (start + (end - start) * t)
    return { x: point.x - tangent.y * width, y: point.y + tangent.x * width }
  }
  const there = edge(1)
  const other = edge(-1)
  const back = (t: number) => other(1 - t)
  const first = there(0)
  const turn = back(0)
  return [['M', first.x, first.y], ...curvesAlong(there), ['L', turn.x, turn.y], ...curvesAlong(back), ['Z']]
}

const pieces = 12

/** Curves that meet `edge` in place and direction at every piece's end, without the way to its start. */
function curvesAlong(edge: (t: number) => Point): PathCommand[] {
  const knots = Array.from({ length: pieces + 1 }, (_, i) => knotAt(edge, i / pieces))
  return knots.slice(1).map((to, i): PathCommand => {
    const from = knots[i] ?? to
    // Where the edge turns more sharply than the band is wide, its direction says little: no loops there.
    const x = (value: number) => between(value, from.x, to.x)
    const y = (value: number) => between(value, from.y, to.y)
    return ['C', x(from.x + from.dx), y(from.y + from.dy), x(to.x - to.dx), y(to.y - to.dy), to.x, to.y]
  })
}

function between(value: number, a: number, b: number): number {
  return Math.min(Math.max(a, b), Math.max(Math.min(a, b), value))
}

function knotAt(edge: (t: number) => Point, t: number) {
  const before = Math.max(0, t - 1e-4)
  const after = Math.min(1, t + 1e-4)
  const a = edge(before)
  const b = edge(after)
  const reach = 1 / (3 * pieces * (after - before))
  return { ...edge(t), dx: (b.x - a.x) * reach, dy: (b.y - a.y) * reach }
}
