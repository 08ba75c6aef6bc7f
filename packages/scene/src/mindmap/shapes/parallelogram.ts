import { formOf } from './outlined.ts'
import { slanted, slantRoom } from './slant.ts'

/** Leans to the right, as in flowcharts. */
export const parallelogram = formOf(
  (rect) => slanted(rect, 1, -1),
  ({ height }) => slantRoom(height),
)

/** Leans to the left. */
export const parallelogramBack = formOf(
  (rect) => slanted(rect, -1, 1),
  ({ height }) => slantRoom(height),
)
