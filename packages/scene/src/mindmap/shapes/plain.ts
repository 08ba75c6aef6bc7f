import { roundedRectangle } from '@ramify/geometry'
import { outlined } from './outlined.ts'
import type { Shape } from './shape.ts'

/** Nothing but the text, unless a person gave it a fill, or a border where a theme has bare words. */
export const plain: Shape = {
  edge: 'bare',
  draw: (size, paint) => outlined((rect) => roundedRectangle(rect, 6), size, paint),
}
