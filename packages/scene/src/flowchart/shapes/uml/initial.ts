import type { FlowShape } from '../flow-shape.ts'
import { below, ellipsePath, whole } from '../forms.ts'

/** Where states or activities begin. */
export const initial: FlowShape = {
  id: 'uml-initial',
  outline: (box) => ellipsePath(whole(box)),
  solid: (box) => ellipsePath(whole(box)),
  textArea: below,
  tone: 'data',
  size: { width: 28, height: 28 },
  smallest: { width: 8, height: 8 },
  keepsAspect: true,
  isTextOutside: true,
  vertical: 'top',
}
