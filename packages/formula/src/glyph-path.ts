import type { PathCommand, Point } from '@ramify/geometry'
import { apply, type Matrix } from './matrix.ts'

/** The outline of a glyph as our paths have it: absolute, and of curves only cubic ones. */
export function glyphPath(data: string, matrix: Matrix): PathCommand[] {
  const path: PathCommand[] = []
  let at: Point = { x: 0, y: 0 }
  let start = at
  /** The control point of the quadratic curve before, which the next one may mirror. */
  let control = null as Point | null
  const line = (to: Point) => {
    const { x, y } = apply(matrix, to.x, to.y)
    path.push(['L', x, y])
    at = to
  }
  const curve = (by: Point, to: Point) => {
    const [one, two] = [between(at, by, 2 / 3), between(to, by, 2 / 3)]
    const points = [one, two, to].map(({ x, y }) => apply(matrix, x, y)) as [Point, Point, Point]
    path.push(['C', points[0].x, points[0].y, points[1].x, points[1].y, points[2].x, points[2].y])
    at = to
    control = by
  }
  for (const [, kind = '', rest = ''] of data.matchAll(/([MLHVQTZ])([^MLHVQTZ]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const mirrored: Point = control ? { x: 2 * at.x - control.x, y: 2 * at.y - control.y } : at
    control = null
    const [one = 0, two = 0, three = 0, four = 0] = numbers
    switch (kind) {
      case 'M': {
        at = { x: one, y: two }
        start = at
        const { x, y } = apply(matrix, one, two)
        path.push(['M', x, y])
        break
      }
      case 'L':
        line({ x: one, y: two })
        break
      case 'H':
        line({ x: one, y: at.y })
        break
      case 'V':
        line({ x: at.x, y: one })
        break
      case 'Q':
        curve({ x: one, y: two }, { x: three, y: four })
        break
      case 'T':
        curve(mirrored, { x: one, y: two })
        break
      case 'Z':
        path.push(['Z'])
        at = start
        break
    }
  }
  return path
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
