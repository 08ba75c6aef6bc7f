import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { openLine, polygon, upTo, wholePath } from '../forms.ts'

/** Somebody who takes part in a sequence: a head, and time that runs down. */
export const lifeline: FlowShape = {
  id: 'uml-lifeline',
  outline: wholePath,
  lines: (box) => {
    const head = headOf(box)
    const middle = box.width / 2
    return [
      ...polygon([
        [0, 0],
        [box.width, 0],
        [box.width, head],
        [0, head],
      ]),
      ...openLine([
        [middle, head],
        [middle, box.height],
      ]),
    ]
  },
  textArea: (box) => ({ x: 0, y: 0, width: box.width, height: headOf(box) }),
  tone: 'remark',
  size: { width: 120, height: 280 },
  smallest: { width: 24, height: 48 },
  isOpen: true,
  isFrame: true,
}

const headOf = ({ height }: ShapeBox) => upTo(44, height, 0.5)
