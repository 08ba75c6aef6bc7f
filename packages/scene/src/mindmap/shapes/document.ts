import type { Path, Rect } from '@ramify/geometry'
import { formOf } from './outlined.ts'

/** A sheet of paper whose lower edge is a wave. */
export const document = formOf(outline, ({ height }) => ({
  left: 0,
  right: 0,
  top: 0,
  // Where it rises it takes some of the padding.
  bottom: 2 * waveOf(height * 1.2) - 2,
}))

/** How far the lower edge swings to either side of its middle. */
const waveOf = (height: number) => Math.min(7, height * 0.14)

function outline({ x, y, width, height }: Rect): Path {
  const wave = waveOf(height)
  const middle = y + height - wave
  // The control points of a half wave reach 4/3 as far as it swings, and a little less than that is drawn.
  const reach = (wave * 4) / 3
  const [right, half, third] = [x + width, x + width / 2, width / 6]
  return [
    ['M', x, y],
    ['L', right, y],
    ['L', right, middle],
    ['C', right - third, middle - reach, half + third, middle - reach, half, middle],
    ['C', half - third, middle + reach, x + third, middle + reach, x, middle],
    ['Z'],
  ]
}
