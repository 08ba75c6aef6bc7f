import { roundedRectangle } from '@ramify/geometry'
import { outlined } from './outlined.ts'
import type { Shape } from './shape.ts'

/** Corners just soft enough not to look cut out. */
export const rect: Shape = {
  edge: 'boxed',
  draw: (size, paint) => outlined((box) => roundedRectangle(box, 2), size, paint),
}
