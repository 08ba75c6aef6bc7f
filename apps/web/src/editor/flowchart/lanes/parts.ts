import type { FlowchartSnapshot, ShapeId, ShapeSnapshot, Stack } from '@ramify/document'
import { flowShape } from '@ramify/scene'

type Shapes = Pick<FlowchartSnapshot, 'shapes'>

/** A shape that puts others one after the other: a pool, a table, a row, a class. */
export type StackShape = ShapeSnapshot & { readonly stack: Stack }

/** What a stack puts in its place: a lane, a row, a cell, a field. */
export interface Part {
  readonly shape: ShapeSnapshot
  readonly stack: StackShape
  readonly index: number
}

export const isStack = (shape: ShapeSnapshot | undefined): shape is StackShape =>
  shape !== undefined && shape.stack !== null

/** Undefined for shapes that stand by themselves. */
export function partOf({ shapes }: Shapes, id: ShapeId): Part | undefined {
  const shape = shapes.get(id)
  const stack = shape && shape.parent !== null ? shapes.get(shape.parent) : undefined
  if (!shape || !isStack(stack)) return undefined
  return {
    shape,
    stack,
    // Thousands of parts of one stack may be asked what they are part of: few are asked which one they are.
    get index() {
      return stack.children.indexOf(id)
    },
  }
}

/** A part that others are put into; parts of tables and classes hold words. */
export const isLane = ({ shape }: Part): boolean => flowShape(shape.kind).isFrame === true

/** A part of a row of a table. */
export const isCell = ({ shapes }: Shapes, { shape, stack }: Part): boolean =>
  shape.stack === null && flowShape(shape.kind).isFrame !== true && partOf({ shapes }, stack.id) !== undefined

/** The pool or table around a part, or around the lane that is one itself. */
export function outermostStack(shapes: Shapes, id: ShapeId): ShapeId {
  let outer = id
  for (let part = partOf(shapes, outer); part; part = partOf(shapes, outer)) outer = part.stack.id
  return outer
}

/** Words of the stack itself: where lanes lie below each other, they are moved up and down. */
export const isRows = ({ stack }: StackShape): boolean => stack.direction === 'rows'
