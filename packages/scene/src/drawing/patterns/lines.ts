import type { Path } from '@ramify/geometry'
import { stroked } from '../primitives.ts'
import { type Pattern, steps } from './pattern.ts'

/** Ruled, as in a notebook. */
export const lines: Pattern = ({ x, y, width, height }, color) => {
  const across = steps(y, y + height, size).flatMap(
    (at): Path => [
      ['M', x, at],
      ['L', x + width, at],
    ],
  )
  return [stroked(across, color, 1)]
}

const size = 32
