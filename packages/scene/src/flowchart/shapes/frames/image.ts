import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, whole, wholePath } from '../forms.ts'

/** A picture as large as its box. */
export const image: FlowShape = {
  id: 'image',
  outline: wholePath,
  textArea: whole,
  tone: 'bare',
  size: { width: 128, height: 96 },
  smallest: smallestSize,
  keepsAspect: true,
  isPicture: true,
}
