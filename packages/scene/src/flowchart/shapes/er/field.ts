import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { openLine, smallestSize, upTo, wholePath } from '../forms.ts'

/** A row of an entity with a place in front for what kind of key it is. */
export const field: FlowShape = {
  id: 'er-field',
  outline: wholePath,
  lines: (box) =>
    openLine([
      [keyOf(box), 0],
      [keyOf(box), box.height],
    ]),
  textArea: (box) => ({ x: keyOf(box), y: 0, width: box.width - keyOf(box), height: box.height }),
  tone: 'remark',
  size: { width: 180, height: 26 },
  smallest: smallestSize,
  isOpen: true,
  align: 'left',
}

const keyOf = ({ width }: ShapeBox) => upTo(30, width, 0.25)
