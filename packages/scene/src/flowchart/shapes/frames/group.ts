import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, usualSize, whole, wholePath } from '../forms.ts'

/** Shapes that are moved together: nothing of its own is seen. */
export const group: FlowShape = {
  id: 'group',
  outline: wholePath,
  textArea: whole,
  tone: 'bare',
  size: usualSize,
  smallest: smallestSize,
  isFrame: true,
}
