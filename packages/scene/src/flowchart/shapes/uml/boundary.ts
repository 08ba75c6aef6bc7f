import type { FlowShape } from '../flow-shape.ts'
import { below, ellipsePath, openLine, smallestSize, wholePath } from '../forms.ts'

/** Where a system meets the world: a screen, an interface to another system. */
export const boundary: FlowShape = {
  id: 'uml-boundary',
  outline: wholePath,
  lines: ({ width, height }) => [
    ...openLine([
      [0, height * 0.1],
      [0, height * 0.9],
    ]),
    ...openLine([
      [0, height / 2],
      [width * 0.2, height / 2],
    ]),
    ...ellipsePath({ x: width * 0.2, y: 0, width: width * 0.8, height }),
  ],
  textArea: below,
  tone: 'remark',
  size: { width: 60, height: 48 },
  smallest: smallestSize,
  isOpen: true,
  isTextOutside: true,
  vertical: 'top',
}
