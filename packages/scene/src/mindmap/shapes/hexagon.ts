import { hexagon as outline } from '@ramify/geometry'
import { outlined } from './outlined.ts'
import type { Shape } from './shape.ts'

export const hexagon: Shape = {
  edge: 'boxed',
  aside: (height) => tip(height) / 2,
  draw: (size, paint) => outlined((rect) => outline(rect, tip(rect.height)), size, paint),
}

function tip(height: number): number {
  return Math.min(24, height / 4)
}
