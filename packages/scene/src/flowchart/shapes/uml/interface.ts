import type { FlowShape } from '../flow-shape.ts'
import { below, ellipsePath, whole } from '../forms.ts'

/** What others may ask for: a small circle with a name. */
export const umlInterface: FlowShape = {
  id: 'uml-interface',
  outline: (box) => ellipsePath(whole(box)),
  textArea: below,
  tone: 'step',
  size: { width: 28, height: 28 },
  smallest: { width: 8, height: 8 },
  keepsAspect: true,
  isTextOutside: true,
  vertical: 'top',
}
