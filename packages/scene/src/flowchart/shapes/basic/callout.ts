import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { quarter, smallestSize, upTo } from '../forms.ts'

/** A speech bubble; its tail points down. */
export const callout: FlowShape = {
  id: 'callout',
  outline: (box) => {
    const { width, height } = box
    const bottom = height - tailOf(box)
    const r = Math.min(box.radius ?? 8, width / 6, bottom / 2)
    const k = r * (1 - quarter)
    const [root, end] = [width / 4, width / 4 + upTo(20, width, 0.2)]
    return [
      ['M', r, 0],
      ['L', width - r, 0],
      ['C', width - k, 0, width, k, width, r],
      ['L', width, bottom - r],
      ['C', width, bottom - k, width - k, bottom, width - r, bottom],
      ['L', end, bottom],
      ['L', root, height],
      ['L', root, bottom],
      ['L', r, bottom],
      ['C', k, bottom, 0, bottom - k, 0, bottom - r],
      ['L', 0, r],
      ['C', 0, k, k, 0, r, 0],
      ['Z'],
    ]
  },
  textArea: (box) => ({ x: 0, y: 0, width: box.width, height: box.height - tailOf(box) }),
  tone: 'plain',
  size: { width: 120, height: 80 },
  smallest: smallestSize,
}

const tailOf = ({ height }: ShapeBox) => upTo(20, height, 0.3)
