import { type Path, type Rect, roundedRectangle } from '@ramify/geometry'
import { formOf } from './outlined.ts'

const longest = 10

/** A speech bubble; its tail points down at its left. */
export const speech = formOf(outline, () => ({ left: 0, right: 0, top: 0, bottom: longest }))

function outline({ x, y, width, height }: Rect): Path {
  const tail = Math.min(longest, height / 3)
  const bubble = roundedRectangle({ x, y, width, height: height - tail }, 8)
  const bottom = y + height - tail
  const foot = x + Math.min(18, width / 4)
  const end = Math.min(foot + 14, x + width / 2)
  // Into the lower edge, which runs to the left.
  const edge = bubble.findIndex(([kind, , to], nth) => nth > 3 && kind === 'L' && to === bottom)
  if (edge < 0 || end <= foot) return bubble
  return [
    ...bubble.slice(0, edge),
    ['L', end, bottom],
    ['L', foot, y + height],
    ['L', foot, bottom],
    ...bubble.slice(edge),
  ]
}
