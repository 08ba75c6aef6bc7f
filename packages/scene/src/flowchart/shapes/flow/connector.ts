import type { FlowShape } from '../flow-shape.ts'
import { ellipsePath, inset, smallestSize, whole } from '../forms.ts'

/** Where the flow goes on at another place of the page: a circle with a letter. */
export const connector: FlowShape = {
  id: 'connector',
  outline: (box) => ellipsePath(whole(box)),
  textArea: inset(0.12, 0.12),
  tone: 'start',
  size: { width: 48, height: 48 },
  smallest: smallestSize,
  keepsAspect: true,
}
