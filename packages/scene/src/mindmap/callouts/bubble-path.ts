import type { Path, PathCommand, Point, Rect } from '@ramify/geometry'

const radius = 8
/** How wide the pointer is where it leaves the bubble. */
const foot = 10

/** A rounded box with a pointer to another box; without one where the two overlap. */
export function bubblePath(box: Rect, target: Rect): Path {
  const { x, y, width, height } = box
  const corner = Math.min(radius, width / 2, height / 2)
  const sides = [
    { from: { x: x + corner, y }, to: { x: x + width - corner, y }, turn: { x: x + width, y } },
    {
      from: { x: x + width, y: y + corner },
      to: { x: x + width, y: y + height - corner },
      turn: { x: x + width, y: y + height },
    },
    {
      from: { x: x + width - corner, y: y + height },
      to: { x: x + corner, y: y + height },
      turn: { x, y: y + height },
    },
    { from: { x, y: y + height - corner }, to: { x, y: y + corner }, turn: { x, y } },
  ] as const
  const facing = sideFacing(box, target)
  const path: PathCommand[] = [['M', sides[0].from.x, sides[0].from.y]]
  for (const [nth, { from, to, turn }] of sides.entries()) {
    if (nth === facing) path.push(...pointer(from, to, target))
    path.push(['L', to.x, to.y], ...rounded(to, turn, sides[(nth + 1) % 4]?.from ?? turn))
  }
  return [...path, ['Z']]
}

/** The number of the side from which a pointer leaves, from the top one on with the clock; -1 for none. */
function sideFacing(box: Rect, target: Rect): number {
  const gaps = [
    box.y - (target.y + target.height),
    target.x - (box.x + box.width),
    target.y - (box.y + box.height),
    box.x - (target.x + target.width),
  ]
  const widest = Math.max(...gaps)
  return widest > 0 ? gaps.indexOf(widest) : -1
}

/** Out to the nearest point of the target, and back. */
function pointer(from: Point, to: Point, target: Rect): PathCommand[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const half = Math.min(foot, length) / 2
  const along = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) }
  // As near to the middle of the target as the side lets it stand.
  const middle = {
    x: along.x === 0 ? from.x : within(target.x + target.width / 2, from.x, to.x, half),
    y: along.y === 0 ? from.y : within(target.y + target.height / 2, from.y, to.y, half),
  }
  const tip = {
    x: Math.min(Math.max(middle.x, target.x), target.x + target.width),
    y: Math.min(Math.max(middle.y, target.y), target.y + target.height),
  }
  return [
    ['L', middle.x - along.x * half, middle.y - along.y * half],
    ['L', tip.x, tip.y],
    ['L', middle.x + along.x * half, middle.y + along.y * half],
  ]
}

function within(value: number, one: number, other: number, margin: number): number {
  const [least, most] = [Math.min(one, other) + margin, Math.max(one, other) - margin]
  return Math.min(Math.max(value, least), Math.max(least, most))
}

/** A quarter of a circle, nearly. */
function rounded(from: Point, turn: Point, to: Point): PathCommand[] {
  const part = 0.5523
  return [
    [
      'C',
      from.x + (turn.x - from.x) * part,
      from.y + (turn.y - from.y) * part,
      to.x + (turn.x - to.x) * part,
      to.y + (turn.y - to.y) * part,
      to.x,
      to.y,
    ],
  ]
}
