import type { FlowShape } from '../flow-shape.ts'
import { polygon, smallestSize, upTo, usualSize } from '../forms.ts'

export const manualInput: FlowShape = {
  id: 'manual-input',
  outline: ({ width, height }) =>
    polygon([
      [0, slopeOf(height)],
      [width, 0],
      [width, height],
      [0, height],
    ]),
  textArea: ({ width, height }) => ({ x: 0, y: slopeOf(height), width, height: height - slopeOf(height) }),
  tone: 'data',
  size: usualSize,
  smallest: smallestSize,
}

const slopeOf = (height: number) => upTo(20, height, 0.35)
