import type { FlowShape } from '../flow-shape.ts'
import { below, wholePath } from '../forms.ts'

/** Where a flow is split into several that run at once, or these are joined. */
export const fork: FlowShape = {
  id: 'uml-fork',
  outline: wholePath,
  solid: wholePath,
  textArea: below,
  tone: 'data',
  size: { width: 120, height: 6 },
  smallest: { width: 4, height: 4 },
  isTextOutside: true,
  vertical: 'top',
}
