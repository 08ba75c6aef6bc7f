import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { ellipsePath, quarter, smallestSize, upTo } from '../forms.ts'

export const cylinder: FlowShape = {
  id: 'cylinder',
  outline: (box) => {
    const { width, height } = box
    const [rx, ry] = [width / 2, lidOf(box)]
    const [kx, ky] = [quarter * rx, quarter * ry]
    return [
      ['M', 0, ry],
      ['C', 0, ry - ky, rx - kx, 0, rx, 0],
      ['C', rx + kx, 0, width, ry - ky, width, ry],
      ['L', width, height - ry],
      ['C', width, height - ry + ky, rx + kx, height, rx, height],
      ['C', rx - kx, height, 0, height - ry + ky, 0, height - ry],
      ['Z'],
    ]
  },
  lines: (box) => {
    const [rx, ry] = [box.width / 2, lidOf(box)]
    const [kx, ky] = [quarter * rx, quarter * ry]
    return [
      ['M', 0, ry],
      ['C', 0, ry + ky, rx - kx, 2 * ry, rx, 2 * ry],
      ['C', rx + kx, 2 * ry, box.width, ry + ky, box.width, ry],
    ]
  },
  band: (box) => ellipsePath({ x: 0, y: 0, width: box.width, height: 2 * lidOf(box) }),
  textArea: (box) => {
    const lid = lidOf(box)
    return { x: 0, y: 2 * lid, width: box.width, height: box.height - 3 * lid }
  },
  tone: 'plain',
  size: { width: 80, height: 96 },
  smallest: smallestSize,
}

/** Half as high as the lid. */
const lidOf = ({ width, height }: ShapeBox) => Math.min(upTo(12, height, 0.14), width / 4)
