import type { FlowShape } from '../flow-shape.ts'
import { openLine, smallestSize, upTo, usualSize, wholePath } from '../forms.ts'

export const predefinedProcess: FlowShape = {
  id: 'predefined-process',
  outline: wholePath,
  lines: ({ width, height }) => {
    const bar = barOf(width)
    return [
      ...openLine([
        [bar, 0],
        [bar, height],
      ]),
      ...openLine([
        [width - bar, 0],
        [width - bar, height],
      ]),
    ]
  },
  textArea: ({ width, height }) => ({ x: barOf(width), y: 0, width: width - 2 * barOf(width), height }),
  tone: 'step',
  size: usualSize,
  smallest: smallestSize,
}

const barOf = (width: number) => upTo(12, width, 0.1)
