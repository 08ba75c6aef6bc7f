import type { Point } from '@ramify/geometry'
import type { MouseEvent } from 'react'

/** Under the pointer, or at what has the focus when the keyboard asks. */
export function menuPlace({ button, clientX: x, clientY: y, target }: MouseEvent): Point {
  if (button === 2 || !(target instanceof Element)) return { x, y }
  const { left, bottom } = target.getBoundingClientRect()
  return { x: left, y: bottom }
}
