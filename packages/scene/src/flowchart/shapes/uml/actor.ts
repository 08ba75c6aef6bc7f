import type { FlowShape } from '../flow-shape.ts'
import { below, ellipsePath, smallestSize, stretched, wholePath } from '../forms.ts'

/** A person or a system outside. */
export const actor: FlowShape = {
  id: 'uml-actor',
  outline: wholePath,
  lines: (box) => [
    ...ellipsePath({ x: box.width * 0.28, y: 0, width: box.width * 0.44, height: box.height * 0.26 }),
    ...limbs(box),
  ],
  textArea: below,
  tone: 'remark',
  size: { width: 40, height: 68 },
  smallest: smallestSize,
  isTextOutside: true,
  isOpen: true,
  vertical: 'top',
}

const limbs = stretched('M50 26L50 66M2 38L98 38M50 66L8 100M50 66L92 100')
