import type { Point } from '@ramify/geometry'

export type Side = 'top' | 'right' | 'bottom' | 'left'

export const sides: readonly Side[] = ['top', 'right', 'bottom', 'left']

/** Which way each points. */
export const directions: Readonly<Record<Side, Point>> = {
  top: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
}

export const opposite: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' }
