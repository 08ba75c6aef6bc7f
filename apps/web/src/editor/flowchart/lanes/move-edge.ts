import {
  type Box,
  type FlowchartSnapshot,
  type Frame,
  frameOf,
  framesInside,
  type ShapeId,
  type ShapeSnapshot,
  turned,
} from '@ramify/document'
import { flowShape } from '@ramify/scene'
import { isRows, isStack, type StackShape } from './parts.ts'

export type Edge = 'top' | 'right' | 'bottom' | 'left'

export type Boxes = ReadonlyMap<ShapeId, Box>

type Shapes = Pick<FlowchartSnapshot, 'shapes'>

/**
 * The boxes that change when an edge of a frame, or of a part of a stack, is moved so far along its own axes. Parts stay one after the
 * other: what is inside of a frame stays where it is on the page, a stack gets as much longer as its part, and where rows have as many
 * cells each, all of them change together. No part gets smaller than its kind can be.
 */
export function moveEdge(snapshot: Shapes, id: ShapeId, edge: Edge, by: number): Boxes {
  if (!snapshot.shapes.has(id) || !Number.isFinite(by)) return nothing
  const wanted = new EdgeMove(snapshot, edge, by).run(id)
  const possible = wanted.possible
  return possible === by ? wanted.boxes() : new EdgeMove(snapshot, edge, possible).run(id).boxes()
}

/** Several edges one after the other, as a corner moves two. */
export function moveEdges(snapshot: Shapes, id: ShapeId, edges: readonly (readonly [Edge, number])[]): Boxes {
  const all = new Map<ShapeId, Box>()
  let shapes = snapshot
  for (const [edge, by] of edges) {
    const boxes = moveEdge(shapes, id, edge, by)
    for (const [each, box] of boxes) all.set(each, box)
    shapes = withBoxes(shapes, boxes)
  }
  return all
}

/** The shapes with other boxes. */
export function withBoxes({ shapes }: Shapes, boxes: Boxes): Shapes {
  const changed = new Map(shapes)
  for (const [id, box] of boxes) {
    const shape = shapes.get(id)
    if (shape) changed.set(id, { ...shape, box })
  }
  return { shapes: changed }
}

/**
 * Makes room for another part, or takes away that of one: the stacks get longer at their end, with whatever is around them, and their
 * parts stay as long as they are. Of several, which are rows with a new column, all get longer together.
 */
export function lengthenStacks(snapshot: Shapes, stacks: readonly StackShape[], by: number): Boxes {
  const [first] = stacks
  if (!first || !Number.isFinite(by)) return nothing
  return new EdgeMove(snapshot, isRows(first) ? 'bottom' : 'right', by).lengthen(stacks).boxes()
}

const nothing: Boxes = new Map()
/** In pixels; documents hold no longer ones. */
const longest = 100_000

class EdgeMove {
  readonly #snapshot: Shapes
  readonly #axis: 'x' | 'y'
  readonly #isLeading: boolean
  readonly #by: number
  /** How much longer each gets along the axis. */
  readonly #growth = new Map<ShapeId, number>()
  /** Stacks whose parts get the length they are shown with. */
  readonly #measured = new Map<ShapeId, readonly Frame[]>()
  readonly #shifted = new Set<ShapeId>()
  #outer: ShapeSnapshot | undefined

  constructor(snapshot: Shapes, edge: Edge, by: number) {
    this.#snapshot = snapshot
    this.#axis = edge === 'left' || edge === 'right' ? 'x' : 'y'
    this.#isLeading = edge === 'left' || edge === 'top'
    this.#by = by
  }

  run(id: ShapeId): this {
    const shape = this.#snapshot.shapes.get(id)
    if (shape) {
      this.#fill(shape, this.#isLeading)
      this.#pushOut(shape, none)
    }
    return this
  }

  lengthen(stacks: readonly StackShape[]): this {
    const [first] = stacks
    for (const stack of stacks) this.#measure(stack)
    if (first) this.#pushOut(first, new Set(stacks.map(({ id }) => id)))
    return this
  }

  /** As much of the move as everything that gets shorter, or much longer, can take. */
  get possible(): number {
    let room = Math.abs(this.#by)
    for (const [id, growth] of this.#growth) {
      const shape = this.#snapshot.shapes.get(id)
      if (!shape) continue
      const length = this.#lengthOf(shape)
      room = Math.min(room, Math.max(0, growth < 0 ? length - leastLength(shape, this.#axis) : longest - length))
    }
    return Math.sign(this.#by) * room
  }

  boxes(): Boxes {
    const { shapes } = this.#snapshot
    const boxes = new Map<ShapeId, Box>()
    const put = (shape: ShapeSnapshot | undefined, change: (box: Box) => Box) => {
      if (!shape) return
      const box = change(boxes.get(shape.id) ?? shape.box)
      if (!sameBox(box, shape.box)) boxes.set(shape.id, box)
    }
    const side = this.#axis === 'x' ? 'width' : 'height'
    for (const [id, frames] of this.#measured) {
      for (const [nth, child] of (shapes.get(id)?.children ?? []).entries()) {
        const length = (frames[nth]?.[side] ?? 0) + (this.#growth.get(child) ?? 0)
        put(shapes.get(child), (box) => ({ ...box, [side]: rounded(length) }))
      }
    }
    for (const id of this.#shifted) {
      put(shapes.get(id), (box) => ({ ...box, [this.#axis]: rounded(box[this.#axis] - this.#by) }))
    }
    const outer = this.#outer
    if (outer) put(outer, (box) => this.#grown(outer, box))
    return boxes
  }

  /** What is inside of a shape whose edge moves. */
  #fill(shape: ShapeSnapshot, isLeading: boolean): void {
    if (!isStack(shape)) {
      if (isLeading) for (const child of shape.children) this.#shifted.add(child)
      return
    }
    const along = this.#isAlong(shape)
    const children = along ? [isLeading ? shape.children[0] : shape.children.at(-1)] : shape.children
    for (const id of children) {
      const child = id === undefined ? undefined : this.#snapshot.shapes.get(id)
      if (!child) continue
      if (along) this.#grow(shape, child, isLeading)
      this.#fill(child, isLeading)
    }
  }

  /** What is around a shape whose edge moves. Rows in `done` have been moved already. */
  #pushOut(shape: ShapeSnapshot, done: ReadonlySet<ShapeId>): void {
    const stack = shape.parent === null ? undefined : this.#snapshot.shapes.get(shape.parent)
    if (!isStack(stack)) {
      this.#outer = shape
      this.#growth.set(shape.id, this.#isLeading ? -this.#by : this.#by)
      return
    }
    if (!this.#isAlong(stack)) {
      for (const id of stack.children) {
        const sibling = this.#snapshot.shapes.get(id)
        if (sibling && id !== shape.id && !done.has(id)) this.#fill(sibling, this.#isLeading)
      }
      this.#pushOut(stack, none)
      return
    }
    const index = stack.children.indexOf(shape.id)
    const rows = this.#rowsLike(stack)
    const isBetween = this.#isLeading && index > 0
    for (const row of rows) {
      const child = this.#childOf(row, index)
      if (!child) continue
      this.#grow(row, child, this.#isLeading)
      if (row.id !== stack.id) this.#fill(child, this.#isLeading)
      const previous = isBetween ? this.#childOf(row, index - 1) : undefined
      if (!previous) continue
      this.#grow(row, previous, false)
      this.#fill(previous, false)
    }
    if (!isBetween) this.#pushOut(stack, new Set(rows.map(({ id }) => id)))
  }

  /** The stack, with those beside it that have as many parts: the rows of a table have their columns together. */
  #rowsLike(stack: StackShape): StackShape[] {
    const around = stack.parent === null ? undefined : this.#snapshot.shapes.get(stack.parent)
    if (!isStack(around) || this.#isAlong(around)) return [stack]
    return around.children.flatMap((id) => {
      const row = this.#snapshot.shapes.get(id)
      const isLike =
        isStack(row) && row.stack.direction === stack.stack.direction && row.children.length === stack.children.length
      return isLike ? [row] : []
    })
  }

  #grow(stack: StackShape, child: ShapeSnapshot, isLeading: boolean): void {
    this.#measure(stack)
    this.#growth.set(child.id, (this.#growth.get(child.id) ?? 0) + (isLeading ? -this.#by : this.#by))
  }

  #measure(stack: StackShape): void {
    if (this.#measured.has(stack.id)) return
    const frame = frameOf(this.#snapshot, stack.id)
    this.#measured.set(stack.id, frame ? framesInside(this.#snapshot, stack, frame) : [])
  }

  #grown(shape: ShapeSnapshot, box: Box): Box {
    const side = this.#axis === 'x' ? 'width' : 'height'
    const size = { width: box.width, height: box.height, ...sizeOf(frameOf(this.#snapshot, shape.id)) }
    const length = size[side] + (this.#isLeading ? -this.#by : this.#by)
    const longer = { ...size, [side]: Math.max(leastLength(shape, this.#axis), length) }
    const middle = { x: box.x + size.width / 2, y: box.y + size.height / 2 }
    const half = { x: this.#axis === 'x' ? this.#by / 2 : 0, y: this.#axis === 'y' ? this.#by / 2 : 0 }
    const now = turned({ x: middle.x + half.x, y: middle.y + half.y }, middle, box.turn)
    return {
      ...box,
      x: rounded(now.x - longer.width / 2),
      y: rounded(now.y - longer.height / 2),
      width: rounded(longer.width),
      height: rounded(longer.height),
    }
  }

  #lengthOf(shape: ShapeSnapshot): number {
    const frame = frameOf(this.#snapshot, shape.id)
    return (this.#axis === 'x' ? frame?.width : frame?.height) ?? 0
  }

  #childOf(stack: StackShape, index: number): ShapeSnapshot | undefined {
    return this.#snapshot.shapes.get(stack.children[index] ?? '')
  }

  #isAlong({ stack }: StackShape): boolean {
    return (stack.direction === 'columns') === (this.#axis === 'x')
  }
}

const none: ReadonlySet<ShapeId> = new Set()

function leastLength({ kind }: ShapeSnapshot, axis: 'x' | 'y'): number {
  const { smallest } = flowShape(kind)
  return axis === 'x' ? smallest.width : smallest.height
}

function sizeOf(frame: Frame | undefined): { width: number; height: number } | undefined {
  return frame && { width: frame.width, height: frame.height }
}

/** Sums of fractions would make boxes differ that are meant to be equal. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000

const sameBox = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height && a.turn === b.turn
