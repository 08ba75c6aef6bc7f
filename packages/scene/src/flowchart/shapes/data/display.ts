import type { FlowShape } from '../flow-shape.ts'
import { quarter, smallestSize, upTo, usualSize } from '../forms.ts'

/** What is shown on a screen. */
export const display: FlowShape = {
  id: 'display',
  outline: ({ width, height }) => {
    const [tip, round] = [upTo(24, width, 0.25), upTo(20, width, 0.2)]
    const [kx, ky] = [quarter * round, (quarter * height) / 2]
    return [
      ['M', 0, height / 2],
      ['L', tip, 0],
      ['L', width - round, 0],
      ['C', width - round + kx, 0, width, height / 2 - ky, width, height / 2],
      ['C', width, height / 2 + ky, width - round + kx, height, width - round, height],
      ['L', tip, height],
      ['Z'],
    ]
  },
  textArea: ({ width, height }) => {
    const [left, right] = [upTo(24, width, 0.25) * 0.75, upTo(20, width, 0.2) * 0.5]
    return { x: left, y: 0, width: width - left - right, height }
  },
  tone: 'data',
  size: usualSize,
  smallest: smallestSize,
}
