import { roundedRectangle } from '@ramify/geometry'
import { outlined } from './outlined.ts'
import type { Shape } from './shape.ts'

/** Round ends; several lines get round corners instead, or they would stand in an egg. */
export const pill: Shape = {
  edge: 'boxed',
  draw: (size, paint) => outlined((rect) => roundedRectangle(rect, 22), size, paint),
}
