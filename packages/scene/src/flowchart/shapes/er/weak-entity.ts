import { rectangle } from '@ramify/geometry'
import type { FlowShape, ShapeBox } from '../flow-shape.ts'
import { smallestSize, upTo, usualSize, whole, wholePath } from '../forms.ts'

/** An entity that is nothing without another one: with a double border. */
export const weakEntity: FlowShape = {
  id: 'er-weak-entity',
  outline: wholePath,
  lines: (box) => {
    const gap = gapOf(box)
    return rectangle({ x: gap, y: gap, width: box.width - 2 * gap, height: box.height - 2 * gap })
  },
  textArea: whole,
  tone: 'step',
  size: usualSize,
  smallest: smallestSize,
}

export const gapOf = ({ width, height }: ShapeBox) => Math.min(upTo(4, width, 0.1), upTo(4, height, 0.1))
