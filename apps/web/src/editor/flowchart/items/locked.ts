import type { FlowchartSnapshot, ShapeId } from '@ramify/document'

/** Whether a shape, one around it or its layer is locked. */
export function isLockedShape({ shapes, layers }: Pick<FlowchartSnapshot, 'shapes' | 'layers'>, id: ShapeId): boolean {
  let shape = shapes.get(id)
  if (shape && layers.get(shape.layer ?? '')?.locked) return true
  for (; shape; shape = shape.parent === null ? undefined : shapes.get(shape.parent)) if (shape.locked) return true
  return false
}
