import type { FlowShape } from '../flow-shape.ts'
import { quarter, smallestSize } from '../forms.ts'

export const delay: FlowShape = {
  id: 'delay',
  outline: ({ width, height }) => {
    const [rx, ry] = [Math.min(height / 2, width), height / 2]
    const [kx, ky] = [quarter * rx, quarter * ry]
    return [
      ['M', 0, 0],
      ['L', width - rx, 0],
      ['C', width - rx + kx, 0, width, ry - ky, width, ry],
      ['C', width, ry + ky, width - rx + kx, height, width - rx, height],
      ['L', 0, height],
      ['Z'],
    ]
  },
  textArea: ({ width, height }) => ({ x: 0, y: 0, width: width - Math.min(height / 2, width) * 0.4, height }),
  tone: 'step',
  size: { width: 100, height: 60 },
  smallest: smallestSize,
}
