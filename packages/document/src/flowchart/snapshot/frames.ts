import { center, type Point, type Rect } from '@ramify/geometry'
import type { Box, FlowchartSnapshot, ShapeId, ShapeSnapshot, Stack } from './snapshot.ts'

/** A shape on its page: its box before it is turned around its centre, and by how much it is turned in all. */
export interface Frame extends Rect {
  readonly turn: number
}

type Shapes = Pick<FlowchartSnapshot, 'shapes'>

/** Where a shape is on its page. */
export function frameOf(snapshot: Shapes, id: ShapeId): Frame | undefined {
  const way: ShapeSnapshot[] = []
  for (let shape = snapshot.shapes.get(id); shape; ) {
    way.push(shape)
    shape = shape.parent === null ? undefined : snapshot.shapes.get(shape.parent)
  }
  let frame: Frame | undefined
  let outer: ShapeSnapshot | undefined
  for (const shape of way.reverse()) {
    frame = frameIn(snapshot, shape, outer, frame)
    outer = shape
  }
  return frame
}

/** Where a shape is, when it is known where the one around it is. */
export function frameIn(
  snapshot: Shapes,
  shape: ShapeSnapshot,
  outer: ShapeSnapshot | undefined,
  around: Frame | undefined,
): Frame {
  if (!outer || !around) return sized(snapshot, shape)
  if (!outer.stack) return placed(sized(snapshot, shape), around)
  const box = boxesInStack(snapshot, outer, outer.stack, around)[outer.children.indexOf(shape.id)]
  return placed(box ?? sized(snapshot, shape), around)
}

/** Where the shapes in a shape are, in their order, when it is known where that one is. */
export function framesInside(snapshot: Shapes, outer: ShapeSnapshot, around: Frame): Frame[] {
  if (outer.stack) return boxesInStack(snapshot, outer, outer.stack, around).map((box) => placed(box, around))
  return outer.children.map((id) => {
    const shape = snapshot.shapes.get(id)
    return placed(shape ? sized(snapshot, shape) : noFrame, around)
  })
}

const noFrame: Frame = { x: 0, y: 0, width: 0, height: 0, turn: 0 }

/** A box in the coordinates of what is around it, that gives this frame. */
export function boxIn(frame: Frame, around: Frame | undefined): Box {
  if (!around) return { ...frame }
  const middle = turned(center(frame), center(around), -around.turn)
  return {
    x: middle.x - frame.width / 2 - around.x,
    y: middle.y - frame.height / 2 - around.y,
    width: frame.width,
    height: frame.height,
    turn: normal(frame.turn - around.turn),
  }
}

/** A point after a turn around another one, clockwise as seen on the screen. */
export function turned(point: Point, around: Point, degrees: number): Point {
  if (degrees === 0) return point
  const angle = (degrees * Math.PI) / 180
  const [x, y] = [point.x - around.x, point.y - around.y]
  return {
    x: around.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: around.y + x * Math.sin(angle) + y * Math.cos(angle),
  }
}

function placed(box: Frame, around: Frame): Frame {
  const flat = { ...box, x: around.x + box.x, y: around.y + box.y }
  if (around.turn === 0) return flat
  const middle = turned(center(flat), center(around), around.turn)
  return {
    ...flat,
    x: middle.x - flat.width / 2,
    y: middle.y - flat.height / 2,
    turn: normal(flat.turn + around.turn),
  }
}

/** A stack that is in no other is as long as what it holds; its own box says the rest. */
function sized(snapshot: Shapes, { box, stack, children }: ShapeSnapshot): Frame {
  if (!stack || children.length === 0) return box
  const sum = sumOf(snapshot, children, stack)
  if (stack.direction === 'rows') return { ...box, height: sum + (stack.side === 'top' ? stack.header : 0) }
  return { ...box, width: sum + (stack.side === 'left' ? stack.header : 0) }
}

/** As wide as the stack; the share of each in the length is its own thickness, in proportion where the stack is itself in one. */
function boxesInStack(snapshot: Shapes, { children }: ShapeSnapshot, stack: Stack, around: Frame): Frame[] {
  const inner = innerOf(around, stack)
  const isRows = stack.direction === 'rows'
  const sum = sumOf(snapshot, children, stack)
  const scale = sum > 0 ? (isRows ? inner.height : inner.width) / sum : 0
  let start = isRows ? inner.y : inner.x
  return children.map((child) => {
    const length = thickness(snapshot, child, stack) * scale
    const box = isRows
      ? { ...inner, y: start, height: length, turn: 0 }
      : { ...inner, x: start, width: length, turn: 0 }
    start += length
    return box
  })
}

/** What the title leaves of a stack, from its left upper corner. */
function innerOf({ width, height }: Rect, { side, header }: Stack): Rect {
  const [left, top] = side === 'left' ? [Math.min(header, width), 0] : [0, Math.min(header, height)]
  return { x: left, y: top, width: width - left, height: height - top }
}

function sumOf(snapshot: Shapes, ids: readonly ShapeId[], stack: Stack): number {
  let sum = 0
  for (const id of ids) sum += thickness(snapshot, id, stack)
  return sum
}

function thickness({ shapes }: Shapes, id: ShapeId, { direction }: Stack): number {
  const box = shapes.get(id)?.box
  return (direction === 'rows' ? box?.height : box?.width) ?? 0
}

/** Between -180 and 180. */
function normal(degrees: number): number {
  const rest = degrees % 360
  return rest > 180 ? rest - 360 : rest < -180 ? rest + 360 : rest
}
