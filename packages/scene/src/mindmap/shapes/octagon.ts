import { polygon } from '@ramify/geometry'
import { formOf, roomAround } from './outlined.ts'

export const octagon = formOf(
  ({ x, y, width, height }) => {
    const cut = Math.min(14, height / 3.5, width / 3.5)
    const [right, bottom] = [x + width, y + height]
    return polygon([
      [x + cut, y],
      [right - cut, y],
      [right, y + cut],
      [right, bottom - cut],
      [right - cut, bottom],
      [x + cut, bottom],
      [x, bottom - cut],
      [x, y + cut],
    ])
  },
  // The corners are cut off the padding.
  () => roomAround(2, 0),
)
