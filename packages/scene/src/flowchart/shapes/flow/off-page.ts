import type { FlowShape } from '../flow-shape.ts'
import { polygon, smallestSize, upTo } from '../forms.ts'

/** Where the flow goes on on another page. */
export const offPage: FlowShape = {
  id: 'off-page',
  outline: ({ width, height }) =>
    polygon([
      [0, 0],
      [width, 0],
      [width, height - tipOf(height)],
      [width / 2, height],
      [0, height - tipOf(height)],
    ]),
  textArea: ({ width, height }) => ({ x: 0, y: 0, width, height: height - tipOf(height) }),
  tone: 'start',
  size: { width: 64, height: 64 },
  smallest: smallestSize,
}

const tipOf = (height: number) => upTo(24, height, 0.375)
