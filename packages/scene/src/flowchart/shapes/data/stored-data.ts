import type { FlowShape } from '../flow-shape.ts'
import { quarter, smallestSize, upTo, usualSize } from '../forms.ts'

/** Both ends bend to the left. */
export const storedData: FlowShape = {
  id: 'stored-data',
  outline: ({ width, height }) => {
    const bend = bendOf(width)
    const [kx, ky] = [quarter * bend, (quarter * height) / 2]
    return [
      ['M', bend, 0],
      ['L', width, 0],
      ['C', width - kx, 0, width - bend, height / 2 - ky, width - bend, height / 2],
      ['C', width - bend, height / 2 + ky, width - kx, height, width, height],
      ['L', bend, height],
      ['C', bend - kx, height, 0, height / 2 + ky, 0, height / 2],
      ['C', 0, height / 2 - ky, bend - kx, 0, bend, 0],
      ['Z'],
    ]
  },
  textArea: ({ width, height }) => {
    const bend = bendOf(width)
    return { x: bend * 0.6, y: 0, width: width - 1.6 * bend, height }
  },
  tone: 'data',
  size: usualSize,
  smallest: smallestSize,
}

const bendOf = (width: number) => upTo(16, width, 0.16)
