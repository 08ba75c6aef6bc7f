import { roundedRectangle } from '@ramify/geometry'
import { outlined } from './outlined.ts'
import type { Shape } from './shape.ts'

export const rounded: Shape = {
  edge: 'boxed',
  draw: (size, paint) => outlined((rect) => roundedRectangle(rect, 8), size, paint),
}
