import type { FlowShape } from '../flow-shape.ts'
import { wholePath } from '../forms.ts'
import { headerArea, headerLine, headerPath } from './headed.ts'

/** Lanes beside or below each other, with a title of their own. */
export const pool: FlowShape = {
  id: 'pool',
  outline: wholePath,
  lines: headerLine,
  band: headerPath,
  textArea: headerArea,
  tone: 'frame',
  size: { width: 640, height: 320 },
  smallest: { width: 48, height: 48 },
  isFrame: true,
  header: { side: 'left', size: 36 },
}
