import type { Path } from '@ramify/geometry'
import { stroked } from '../primitives.ts'
import { type Pattern, steps } from './pattern.ts'

export const grid: Pattern = ({ x, y, width, height }, color) => {
  const down = steps(x, x + width, size).flatMap(
    (at): Path => [
      ['M', at, y],
      ['L', at, y + height],
    ],
  )
  const across = steps(y, y + height, size).flatMap(
    (at): Path => [
      ['M', x, at],
      ['L', x + width, at],
    ],
  )
  return [stroked([...down, ...across], color, 1)]
}

const size = 24
