import type { FlowShape } from '../flow-shape.ts'
import { openLine, smallestSize, upTo, usualSize, whole, wholePath } from '../forms.ts'

/** A remark beside the flow: words behind a bracket. */
export const annotation: FlowShape = {
  id: 'annotation',
  outline: wholePath,
  lines: ({ width, height }) => {
    const arm = upTo(12, width, 0.3)
    return openLine([
      [arm, 0],
      [0, 0],
      [0, height],
      [arm, height],
    ])
  },
  textArea: whole,
  tone: 'remark',
  size: usualSize,
  smallest: smallestSize,
  isOpen: true,
  align: 'left',
}
