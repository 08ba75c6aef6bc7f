import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { openLine, polygon, smallestSize, upTo } from '../forms.ts'

export const cube: FlowShape = {
  id: 'cube',
  outline: (box) => {
    const { width, height } = box
    const deep = depthOf(box)
    return polygon([
      [0, deep],
      [deep, 0],
      [width, 0],
      [width, height - deep],
      [width - deep, height],
      [0, height],
    ])
  },
  lines: (box) => {
    const deep = depthOf(box)
    const right = box.width - deep
    return [
      ...openLine([
        [0, deep],
        [right, deep],
        [right, box.height],
      ]),
      ...openLine([
        [right, deep],
        [box.width, 0],
      ]),
    ]
  },
  /** The sides that are turned away. */
  band: (box) => {
    const { width, height } = box
    const deep = depthOf(box)
    return polygon([
      [0, deep],
      [deep, 0],
      [width, 0],
      [width, height - deep],
      [width - deep, height],
      [width - deep, deep],
    ])
  },
  textArea: (box) => {
    const deep = depthOf(box)
    return { x: 0, y: deep, width: box.width - deep, height: box.height - deep }
  },
  tone: 'plain',
  size: { width: 100, height: 80 },
  smallest: smallestSize,
}

const depthOf = ({ width, height }: ShapeBox) => Math.min(upTo(16, width, 0.25), upTo(16, height, 0.25))
