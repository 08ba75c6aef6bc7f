import type { FlowShape } from '../flow-shape.ts'
import { openLine, whole, wholePath } from '../forms.ts'

/** Between attributes and operations. */
export const umlDivider: FlowShape = {
  id: 'uml-divider',
  outline: wholePath,
  lines: ({ width, height }) =>
    openLine([
      [0, height / 2],
      [width, height / 2],
    ]),
  textArea: whole,
  tone: 'remark',
  size: { width: 180, height: 8 },
  smallest: { width: 16, height: 1 },
  isOpen: true,
}
