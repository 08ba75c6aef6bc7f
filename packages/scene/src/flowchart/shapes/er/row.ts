import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, whole, wholePath } from '../forms.ts'

/** Cells beside each other. */
export const row: FlowShape = {
  id: 'table-row',
  outline: wholePath,
  textArea: whole,
  tone: 'plain',
  size: { width: 360, height: 40 },
  smallest: smallestSize,
  isWhole: true,
}
