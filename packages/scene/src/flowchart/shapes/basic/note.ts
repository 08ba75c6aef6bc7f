import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { openLine, polygon, smallestSize, upTo, whole } from '../forms.ts'

/** A sheet with a folded corner. */
export const note: FlowShape = {
  id: 'note',
  outline: (box) => {
    const { width, height } = box
    const fold = foldOf(box)
    return polygon([
      [0, 0],
      [width - fold, 0],
      [width, fold],
      [width, height],
      [0, height],
    ])
  },
  lines: (box) => openLine(foldCorners(box)),
  band: (box) => polygon(foldCorners(box)),
  textArea: whole,
  tone: 'plain',
  size: { width: 100, height: 80 },
  smallest: smallestSize,
  align: 'left',
}

function foldCorners(box: ShapeBox): [number, number][] {
  const fold = foldOf(box)
  return [
    [box.width - fold, 0],
    [box.width - fold, fold],
    [box.width, fold],
  ]
}

const foldOf = ({ width, height }: ShapeBox) => Math.min(upTo(16, width, 0.3), upTo(16, height, 0.3))
