import { note } from '../basic/note.ts'
import type { FlowShape } from '../flow-shape.ts'

export const artifact: FlowShape = {
  ...note,
  id: 'uml-artifact',
  tone: 'data',
  size: { width: 120, height: 72 },
  align: 'center',
}
