import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { polygon, smallestSize, squareSize } from '../forms.ts'

export const cross: FlowShape = {
  id: 'cross',
  outline: (box) => {
    const { width, height } = box
    const { x, y } = cutsOf(box)
    return polygon([
      [x, 0],
      [width - x, 0],
      [width - x, y],
      [width, y],
      [width, height - y],
      [width - x, height - y],
      [width - x, height],
      [x, height],
      [x, height - y],
      [0, height - y],
      [0, y],
      [x, y],
    ])
  },
  textArea: (box) => {
    const { y } = cutsOf(box)
    return { x: 0, y, width: box.width, height: Math.max(0, box.height - 2 * y) }
  },
  tone: 'plain',
  size: squareSize,
  smallest: smallestSize,
}

/** As thick in both directions. */
function cutsOf({ width, height }: ShapeBox) {
  const thickness = Math.min(width, height) * 0.36
  return { x: (width - thickness) / 2, y: (height - thickness) / 2 }
}
