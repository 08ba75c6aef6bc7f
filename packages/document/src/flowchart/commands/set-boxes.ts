import { bad, required } from '../../core/arguments.ts'
import { isPlain } from '../../core/json.ts'
import { checkBox, storedBox } from '../schema/box.ts'
import type { Box, ShapeId } from '../snapshot/snapshot.ts'
import { shapeOf } from './arguments.ts'
import type { CommandContext, Plan } from './plan.ts'

/** Moves, resizes and turns shapes. What a box does not say stays. */
export interface SetBoxes {
  readonly type: 'setBoxes'
  readonly boxes: readonly (Partial<Box> & { readonly id: ShapeId })[]
}

export function setBoxes({ boxes }: SetBoxes, context: CommandContext): Plan {
  if (!Array.isArray(boxes)) throw bad('boxes')
  const after = boxes.map((given: unknown) => {
    if (!isPlain(given)) throw bad('boxes')
    const { id, ...change } = given
    const shape = shapeOf(context, id)
    return { id: shape.id, box: required('boxes', change, (value) => checkBox(value, shape.box)) }
  })
  return {
    write(writer) {
      for (const { id, box } of after) writer.set('shapes', id, 'box', storedBox(box))
    },
  }
}
