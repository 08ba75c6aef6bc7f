import type { Point } from '@ramify/geometry'
import type { DragPreview } from '../gestures/preview.ts'

/** In pixels of the screen, to the right of the pointer and below it: what it points at can be read. */
const fromPointer = 12

/** How far from its topic the one in the hand is drawn. Where it would stand freely it is exactly there. */
export function ghostShift({ lift: { held }, by, pointer, target }: DragPreview, zoom: number): Point {
  if (!held || target.kind === 'floating' || target.kind === 'free') return by
  return { x: pointer.x + fromPointer / zoom - held.x, y: pointer.y + fromPointer / zoom - held.y }
}
