import type { Path } from '@ramify/geometry'
import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, upTo } from '../forms.ts'

export const document: FlowShape = {
  id: 'document',
  outline: ({ width, height }) => sheet(0, 0, width, height, waveOf(height)),
  textArea: ({ width, height }) => ({ x: 0, y: 0, width, height: height - 2 * waveOf(height) }),
  tone: 'data',
  size: { width: 120, height: 72 },
  smallest: smallestSize,
}

/** How far the lower edge swings to either side of its middle. */
export const waveOf = (height: number) => upTo(8, height, 0.14)

/** A sheet of paper whose lower edge is torn in a wave. */
export function sheet(left: number, top: number, right: number, bottom: number, wave: number): Path {
  const middle = bottom - wave
  const [width, center] = [right - left, (left + right) / 2]
  // The control points of a half wave reach 4/3 as far as it swings.
  const reach = (wave * 4) / 3
  return [
    ['M', left, top],
    ['L', right, top],
    ['L', right, middle],
    ['C', right - width / 6, middle - reach, center + width / 6, middle - reach, center, middle],
    ['C', center - width / 6, middle + reach, left + width / 6, middle + reach, left, middle],
    ['Z'],
  ]
}
