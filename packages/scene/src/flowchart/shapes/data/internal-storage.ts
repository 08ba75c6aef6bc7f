import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { openLine, smallestSize, squareSize, upTo, wholePath } from '../forms.ts'

export const internalStorage: FlowShape = {
  id: 'internal-storage',
  outline: wholePath,
  lines: (box) => {
    const { x, y } = barsOf(box)
    return [
      ...openLine([
        [x, 0],
        [x, box.height],
      ]),
      ...openLine([
        [0, y],
        [box.width, y],
      ]),
    ]
  },
  textArea: (box) => {
    const { x, y } = barsOf(box)
    return { x, y, width: box.width - x, height: box.height - y }
  },
  tone: 'data',
  size: squareSize,
  smallest: smallestSize,
}

function barsOf({ width, height }: ShapeBox) {
  return { x: upTo(14, width, 0.2), y: upTo(14, height, 0.2) }
}
