import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { openLine, smallestSize, upTo } from '../forms.ts'
import { sheet, waveOf } from './document.ts'

/** Three sheets, each a step further up and to the right behind the one before. */
export const multiDocument: FlowShape = {
  id: 'multi-document',
  outline: (box) => {
    const { width, height } = box
    const { x, y, wave } = stepsOf(box)
    const bottom = height - wave
    return [
      ...openLine([
        [0, 2 * y],
        [x, 2 * y],
        [x, y],
        [2 * x, y],
        [2 * x, 0],
        [width, 0],
        [width, bottom - 2 * y],
        [width - x, bottom - 2 * y],
        [width - x, bottom - y],
        [width - 2 * x, bottom - y],
        [width - 2 * x, bottom],
      ]),
      // The torn edge of the sheet in front.
      ...sheet(0, 2 * y, width - 2 * x, height, wave).slice(3),
    ]
  },
  lines: (box) => {
    const { width, height } = box
    const { x, y, wave } = stepsOf(box)
    const bottom = height - wave
    return [
      ...openLine([
        [x, 2 * y],
        [width - 2 * x, 2 * y],
        [width - 2 * x, bottom - y],
      ]),
      ...openLine([
        [2 * x, y],
        [width - x, y],
        [width - x, bottom - 2 * y],
      ]),
    ]
  },
  textArea: (box) => {
    const { x, y, wave } = stepsOf(box)
    return { x: 0, y: 2 * y, width: box.width - 2 * x, height: box.height - 2 * y - 2 * wave }
  },
  tone: 'data',
  size: { width: 128, height: 80 },
  smallest: smallestSize,
}

function stepsOf({ width, height }: ShapeBox) {
  return { x: upTo(6, width, 0.08), y: upTo(6, height, 0.08), wave: waveOf(height) }
}
