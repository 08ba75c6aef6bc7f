import type { FlowShape } from '../flow-shape.ts'
import { smallestSize, whole, wholePath } from '../forms.ts'

/** A row of a class, an object or an entity. */
export const umlMember: FlowShape = {
  id: 'uml-member',
  outline: wholePath,
  textArea: whole,
  tone: 'bare',
  size: { width: 180, height: 26 },
  smallest: smallestSize,
  align: 'left',
}
