import { hexagon as outline } from '@ramify/geometry'
import { formOf, roomAround } from './outlined.ts'

export const hexagon = formOf(
  (rect) => outline(rect, tip(rect.height)),
  // The slant takes some of the padding, but no more than there is.
  ({ height }) => roomAround(Math.max(tip(height) / 2, tip(height) - 10), 0),
)

function tip(height: number): number {
  return Math.min(24, height / 4)
}
