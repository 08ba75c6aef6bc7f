import type { Path } from '@ramify/geometry'
import { filled } from '../primitives.ts'
import { type Pattern, steps } from './pattern.ts'

export const dots: Pattern = ({ x, y, width, height }, color) => {
  const [columns, rows] = [steps(x, x + width, size), steps(y, y + height, size)]
  // Too many to be told apart: an area as large as that is seen from far away.
  if (columns.length * rows.length > most) return []
  const path = columns.flatMap((left) => rows.flatMap((top) => square(left, top)))
  return path.length === 0 ? [] : [filled(path, color)]
}

const size = 24
const half = 1
const most = 40_000

function square(x: number, y: number): Path {
  return [
    ['M', x - half, y - half],
    ['L', x + half, y - half],
    ['L', x + half, y + half],
    ['L', x - half, y + half],
    ['Z'],
  ]
}
