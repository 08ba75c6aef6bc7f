import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { polygon, smallestSize, upTo, usualSize } from '../forms.ts'

export const arrow: FlowShape = {
  id: 'arrow',
  outline: (box) => {
    const { width, height } = box
    const { head, side } = partsOf(box)
    return polygon([
      [0, side],
      [width - head, side],
      [width - head, 0],
      [width, height / 2],
      [width - head, height],
      [width - head, height - side],
      [0, height - side],
    ])
  },
  textArea: (box) => {
    const { head, side } = partsOf(box)
    return { x: 0, y: side, width: box.width - head / 2, height: box.height - 2 * side }
  },
  tone: 'plain',
  size: usualSize,
  smallest: smallestSize,
}

function partsOf({ width, height }: ShapeBox) {
  return { head: upTo(height * 0.6, width, 0.4), side: height * 0.22 }
}
