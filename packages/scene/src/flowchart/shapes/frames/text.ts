import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, whole, wholePath } from '../forms.ts'

/** Words that stand on the page by themselves. */
export const text: FlowShape = {
  id: 'text',
  outline: wholePath,
  textArea: whole,
  tone: 'bare',
  size: { width: 120, height: 32 },
  smallest: smallestSize,
}
