import type { Point } from '@ramify/geometry'
import { surroundings } from '../../core/surroundings.ts'
import type { DragPreview } from '../gestures/preview.ts'

/** In pixels of the screen, to the right of the pointer and below it: what it points at can be read. */
const fromPointer = 12

/** Above a finger, which lies over what is below it. */
const fromFinger = 40

/** How far from its topic the one in the hand is drawn. Where it would stand freely it is exactly there. */
export function ghostShift({ lift: { held }, by, pointer, target }: DragPreview, zoom: number): Point {
  if (!held || target.kind === 'floating' || target.kind === 'free') return by
  if (surroundings.get() === 'hand') {
    return { x: pointer.x - held.x - held.width / 2, y: pointer.y - fromFinger / zoom - held.y - held.height }
  }
  return { x: pointer.x + fromPointer / zoom - held.x, y: pointer.y + fromPointer / zoom - held.y }
}
