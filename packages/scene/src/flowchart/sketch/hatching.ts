import { flattenPath, type Path, type PathCommand, type Point } from '@ramify/geometry'
import { sketchPath } from './sketch-path.ts'

const gap = 8
/** Larger shapes have wider gaps: nobody sees more lines than that. */
const mostLines = 120

/** Slanted lines across what a path encloses, drawn by hand. */
export function hatching(outline: Path, seed: string): Path {
  const lines = flattenPath(outline, 0.5)
  const sums = lines.flat().map(({ x, y }) => x + y)
  if (sums.length === 0 || sums.length > 2000) return []
  let [first, last] = [Infinity, -Infinity]
  for (const sum of sums) [first, last] = [Math.min(first, sum), Math.max(last, sum)]
  const step = Math.max(gap * Math.SQRT2, (last - first) / mostLines)
  const hatched: PathCommand[] = []
  for (let sum = first + step / 2; sum < last; sum += step) {
    const crossed = crossings(lines, sum)
    for (let at = 0; at + 1 < crossed.length; at += 2) {
      const [from, to] = [crossed[at] as number, crossed[at + 1] as number]
      hatched.push(['M', from, sum - from], ['L', to, sum - to])
    }
  }
  return sketchPath(hatched, `${seed} hatching`, { isDashed: true, ends: 'kept' })
}

/** Where the line on which x and y have this sum goes in and out: the values of x, ascending. */
function crossings(lines: readonly (readonly Point[])[], sum: number): number[] {
  const found: number[] = []
  for (const points of lines) {
    for (let at = 1; at < points.length; at++) {
      const [a, b] = [points[at - 1] as Point, points[at] as Point]
      const [from, to] = [a.x + a.y, b.x + b.y]
      // Half open, so that a corner on the line counts once.
      if (from < sum === to < sum) continue
      found.push(a.x + ((sum - from) / (to - from)) * (b.x - a.x))
    }
  }
  return found.sort((a, b) => a - b)
}
