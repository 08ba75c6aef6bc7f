import { polygon } from '@ramify/geometry'
import { formOf } from './outlined.ts'

/** A box with a tip at its right side. */
export const arrow = formOf(
  ({ x, y, width, height }) => {
    const foot = x + width - Math.min(tipOf(height), width)
    return polygon([
      [x, y],
      [foot, y],
      [x + width, y + height / 2],
      [foot, y + height],
      [x, y + height],
    ])
  },
  // The tip takes half of what it needs from the padding.
  ({ height }) => ({ left: 0, right: tipOf(height) / 2, top: 0, bottom: 0 }),
)

const tipOf = (height: number) => Math.min(20, height / 2)
