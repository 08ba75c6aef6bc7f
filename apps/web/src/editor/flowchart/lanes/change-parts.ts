import {
  type FlowchartCommand,
  type FlowchartSnapshot,
  frameOf,
  framesInside,
  type ShapeContent,
  type ShapeId,
} from '@ramify/document'
import { flowShape } from '@ramify/scene'
import { type Boxes, lengthenStacks } from './move-edge.ts'
import { isRows, type StackShape } from './parts.ts'

/** A part as it is added, itself first and then what is in it. */
export type NewPart = readonly [ShapeContent & { readonly id: string }, ...ShapeContent[]]

interface Place {
  readonly stack: StackShape
  readonly index: number
  readonly shapes: NewPart
}

/** Adds a part to each of some stacks, which get as much longer. Of several stacks, which are rows, it is their new column. */
export function* insertParts(
  snapshot: FlowchartSnapshot,
  length: number,
  places: readonly Place[],
): Iterable<FlowchartCommand> {
  const stacks = places.map(({ stack }) => stack)
  yield* boxCommands(lengthenStacks(snapshot, stacks, length))
  for (const { stack, index, shapes } of places) {
    const [{ parent: _stack, ...part }, ...inside] = shapes
    yield { type: 'addItems', parent: stack.id, layer: stack.layer, shapes: [part, ...inside] }
    const before = stack.children[index]
    if (before !== undefined) yield { type: 'moveItems', shapes: [part.id], parent: stack.id, before }
  }
}

/** Deletes the parts at these places of some stacks, with what is in them. The stacks close up; one without any part left is none. */
export function* removeParts(
  snapshot: FlowchartSnapshot,
  stacks: readonly StackShape[],
  indexes: ReadonlySet<number>,
): Iterable<FlowchartCommand> {
  const [first] = stacks
  if (!first) return
  const gone = stacks.flatMap(({ children }) => children.filter((_, nth) => indexes.has(nth)))
  if (first.children.every((_, nth) => indexes.has(nth))) yield* emptied(snapshot, stacks, gone)
  else {
    const lengths = lengthsIn(snapshot, first).filter((_, nth) => indexes.has(nth))
    const length = lengths.reduce((sum, each) => sum + each, 0)
    yield* boxCommands(lengthenStacks(snapshot, stacks, -length))
    yield { type: 'deleteItems', shapes: gone }
  }
}

/** A pool or a lane becomes one without lanes, a class stays with its name; a table or a row has nothing left. */
function* emptied(
  snapshot: FlowchartSnapshot,
  stacks: readonly StackShape[],
  gone: readonly ShapeId[],
): Iterable<FlowchartCommand> {
  const [first] = stacks
  if (!first) return
  const { isFrame, header } = flowShape(first.kind)
  const isTable = !isFrame && (!header || first.stack.header === 0)
  if (isTable) {
    // The last column is all of the table.
    yield { type: 'deleteItems', shapes: [stacks.length > 1 ? (first.parent ?? first.id) : first.id] }
    return
  }
  const frame = frameOf(snapshot, first.id)
  yield { type: 'deleteItems', shapes: gone }
  if (!isFrame) return
  yield { type: 'setShapes', shapes: [first.id], stack: null }
  if (frame) yield { type: 'setBoxes', boxes: [{ id: first.id, width: frame.width, height: frame.height }] }
}

/** To another place among the parts of each stack; `index` counts those that stay. */
export function* moveParts(stacks: readonly StackShape[], from: number, index: number): Iterable<FlowchartCommand> {
  for (const stack of stacks) {
    const part = stack.children[from]
    if (part === undefined) continue
    const before = stack.children.filter((id) => id !== part)[index]
    yield { type: 'moveItems', shapes: [part], parent: stack.id, ...(before !== undefined && { before }) }
  }
}

/** How long the parts of a stack are shown. */
export function lengthsIn(snapshot: Pick<FlowchartSnapshot, 'shapes'>, stack: StackShape): number[] {
  const frame = frameOf(snapshot, stack.id)
  const frames = frame ? framesInside(snapshot, stack, frame) : []
  return frames.map(({ width, height }) => (isRows(stack) ? height : width))
}

export function* boxCommands(boxes: Boxes): Iterable<FlowchartCommand> {
  if (boxes.size > 0) yield { type: 'setBoxes', boxes: [...boxes].map(([id, box]) => ({ id, ...box })) }
}
