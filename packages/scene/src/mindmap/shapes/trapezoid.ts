import { formOf } from './outlined.ts'
import { slanted, slantRoom } from './slant.ts'

/** Narrower above. */
export const trapezoid = formOf(
  (rect) => slanted(rect, 1, 1),
  ({ height }) => slantRoom(height),
)
