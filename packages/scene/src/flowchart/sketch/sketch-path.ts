import type { Path, PathCommand } from '@ramify/geometry'
import { type Wobble, wobbleOf } from './wobble.ts'

/** How far a line is drawn beside its place at the most: what is drawn by hand reaches that much further. */
export const sketchReach = 2.5

/** Paths with more pieces are drawn as they are: their pieces are too small for anybody to see a hand in them. */
const mostPieces = 600

/**
 * A path as a hand would draw it: each piece bent a little and missing its corners by a little, drawn twice. The same for the same path and
 * seed on every machine: it needs only sums, products and roots. `ends` says whether the first and last point of each line stay where they
 * are, for lines that lead somewhere.
 */
export function sketchPath(
  path: Path,
  seed: string,
  options: { readonly isDashed?: boolean; readonly ends?: 'kept' } = {},
): Path {
  if (path.length > mostPieces) return path
  const wobble = wobbleOf(seed)
  const isKept = options.ends === 'kept'
  const once = pass(path, wobble, 0, isKept)
  // Two dashed lines beside each other are a whole one.
  return options.isDashed ? once : [...once, ...pass(path, wobble, 1, isKept)]
}

function pass(path: Path, wobble: Wobble, round: number, isKept: boolean): Path {
  const drawn: PathCommand[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  path.forEach((command, at) => {
    if (command[0] === 'M') {
      ;[x, y] = [command[1], command[2]]
      ;[startX, startY] = [x, y]
      return
    }
    const [toX, toY] = command[0] === 'Z' ? [startX, startY] : [command.at(-2) as number, command.at(-1) as number]
    const length = Math.hypot(toX - x, toY - y)
    if (length > 0 || command[0] === 'C') {
      // Small things are drawn with a lighter hand.
      const off = Math.min(1.3, length / 24)
      const key = 2 * at + round
      const isFirst = isKept && path[at - 1]?.[0] === 'M'
      const isLast = isKept && (at === path.length - 1 || path[at + 1]?.[0] === 'M')
      const by = (nth: number, most: number) => wobble(key, nth) * most
      const fromOff = isFirst ? 0 : off
      const toOff = isLast ? 0 : off
      const [fromX, fromY] = [x + by(0, fromOff), y + by(1, fromOff)]
      const [endX, endY] = [toX + by(2, toOff), toY + by(3, toOff)]
      drawn.push(['M', fromX, fromY])
      if (command[0] === 'C') {
        const [, ax, ay, bx, by2] = command
        drawn.push(['C', ax + by(4, off), ay + by(5, off), bx + by(6, off), by2 + by(7, off), endX, endY])
      } else {
        const bow = Math.min(1.6, length / 60)
        const [alongX, alongY] = [(endX - fromX) / 3, (endY - fromY) / 3]
        const [a, b] = [by(4, bow) / (length || 1), by(5, bow) / (length || 1)]
        const [sideX, sideY] = [-(toY - y), toX - x]
        drawn.push([
          'C',
          fromX + alongX + a * sideX,
          fromY + alongY + a * sideY,
          fromX + 2 * alongX + b * sideX,
          fromY + 2 * alongY + b * sideY,
          endX,
          endY,
        ])
      }
    }
    ;[x, y] = [toX, toY]
  })
  return drawn
}
