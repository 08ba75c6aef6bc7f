import type { FlowShape } from '../flow-shape.ts'
import { wholePath } from '../forms.ts'
import { headerArea, headerLine, headerPath } from '../frames/headed.ts'

/** A name above rows of attributes and operations, which are shapes in it. */
export const umlClass: FlowShape = {
  id: 'uml-class',
  outline: wholePath,
  lines: headerLine,
  band: headerPath,
  textArea: headerArea,
  tone: 'step',
  size: { width: 180, height: 120 },
  smallest: { width: 48, height: 32 },
  isWhole: true,
  header: { side: 'top', size: 32 },
}
