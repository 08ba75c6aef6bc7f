import { rectangle } from '@ramify/geometry'
import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { smallestSize, upTo, whole, wholePath } from '../forms.ts'

export const component: FlowShape = {
  id: 'uml-component',
  outline: wholePath,
  lines: (box) => {
    const { x, y, unit } = iconOf(box)
    return [
      ...rectangle({ x: x + 4 * unit, y, width: 12 * unit, height: 16 * unit }),
      ...rectangle({ x, y: y + 3 * unit, width: 8 * unit, height: 4 * unit }),
      ...rectangle({ x, y: y + 9 * unit, width: 8 * unit, height: 4 * unit }),
    ]
  },
  textArea: whole,
  tone: 'step',
  size: { width: 140, height: 72 },
  smallest: smallestSize,
}

/** In the right upper corner. */
function iconOf({ width, height }: ShapeBox) {
  const unit = Math.min(upTo(1, width, 0.01), upTo(1, height, 0.02))
  return { x: width - 22 * unit, y: 6 * unit, unit }
}
