import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { polygon, upTo, wholePath } from '../forms.ts'

/** A part of a sequence that is repeated, optional or one of several. */
export const fragment: FlowShape = {
  id: 'uml-fragment',
  outline: wholePath,
  lines: (box) => tabPath(box),
  band: (box) => tabPath(box),
  textArea: (box) => {
    const { width, height } = tabOf(box)
    return { x: 0, y: 0, width, height }
  },
  tone: 'region',
  size: { width: 280, height: 160 },
  smallest: { width: 48, height: 32 },
  isFrame: true,
}

function tabPath(box: ShapeBox) {
  const { width, height } = tabOf(box)
  return polygon([
    [0, 0],
    [width, 0],
    [width, height * 0.6],
    [width * 0.88, height],
    [0, height],
  ])
}

function tabOf({ width, height }: ShapeBox) {
  return { width: upTo(72, width, 0.5), height: upTo(28, height, 0.5) }
}
