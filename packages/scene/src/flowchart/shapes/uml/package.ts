import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { openLine, polygon, upTo } from '../forms.ts'

/** A folder: its name stands on its tab or below it. */
export const umlPackage: FlowShape = {
  id: 'uml-package',
  outline: (box) => {
    const { width, height } = box
    const { x, y } = tabOf(box)
    return polygon([
      [0, 0],
      [x, 0],
      [x, y],
      [width, y],
      [width, height],
      [0, height],
    ])
  },
  lines: (box) => {
    const { x, y } = tabOf(box)
    return openLine([
      [0, y],
      [x, y],
    ])
  },
  textArea: (box) => {
    const { y } = tabOf(box)
    return { x: 0, y, width: box.width, height: Math.min(32, box.height - y) }
  },
  tone: 'frame',
  size: { width: 200, height: 140 },
  smallest: { width: 32, height: 32 },
  isFrame: true,
}

function tabOf({ width, height }: ShapeBox) {
  return { x: upTo(72, width, 0.45), y: upTo(18, height, 0.2) }
}
