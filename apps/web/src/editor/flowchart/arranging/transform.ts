import { type FlowchartSnapshot, type Frame, type ShapeId, turned } from '@ramify/document'
import { center, type Point, type Rect, type Size } from '@ramify/geometry'
import type { FlowchartPage } from '@ramify/scene'
import { isGroup, type Movable } from './movable.ts'

/** A shape that is scaled or turned as a whole. */
export interface Leaf {
  readonly id: ShapeId
  readonly frame: Frame
  readonly smallest: Size
  readonly keepsAspect: boolean
}

/** The shapes themselves, and instead of groups what is in them. */
export function leavesOf({ shapes }: FlowchartSnapshot, page: FlowchartPage, movables: readonly Movable[]): Leaf[] {
  const waiting = movables.map(({ shape }) => shape.id).reverse()
  const leaves: Leaf[] = []
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const shape = shapes.get(id)
    const placed = page.shapeOf(id)
    if (!shape || !placed) continue
    if (isGroup(shape) && shape.children.length > 0) {
      waiting.push(...shape.children.toReversed())
      continue
    }
    const { smallest, keepsAspect = false } = placed.face.form
    leaves.push({ id, frame: placed.frame, smallest, keepsAspect })
  }
  return leaves
}

/** Where a point of one rectangle lies in another one. */
export function mapped(from: Rect, to: Rect): (point: Point) => Point {
  const [x, y] = [ratio(to.width, from.width), ratio(to.height, from.height)]
  return (point) => ({ x: to.x + (point.x - from.x) * x, y: to.y + (point.y - from.y) * y })
}

/** Frames after the rectangle around them has become another one. */
export function scaledFrames(leaves: readonly Leaf[], from: Rect, to: Rect): Map<ShapeId, Frame> {
  const move = mapped(from, to)
  const scale = { x: ratio(to.width, from.width), y: ratio(to.height, from.height) }
  return new Map(leaves.map((leaf) => [leaf.id, scaledFrame(leaf, move, scale)]))
}

function scaledFrame({ frame, smallest, keepsAspect }: Leaf, move: (point: Point) => Point, scale: Point): Frame {
  const angle = (frame.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // Exact for quarter turns. A shape that stands askew cannot become a parallelogram.
  let across = Math.hypot(scale.x * cos, scale.y * sin)
  let down = Math.hypot(scale.x * sin, scale.y * cos)
  if (keepsAspect) across = down = Math.min(across, down)
  const width = Math.max(Math.min(smallest.width, frame.width), frame.width * across)
  const height = Math.max(Math.min(smallest.height, frame.height), frame.height * down)
  const middle = move(center(frame))
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height, turn: frame.turn }
}

/** Frames after all of them together have been turned around a point. */
export function turnedFrames(leaves: readonly Leaf[], around: Point, degrees: number): Map<ShapeId, Frame> {
  return new Map(
    leaves.map(({ id, frame }) => {
      const middle = turned(center(frame), around, degrees)
      const { width, height } = frame
      return [
        id,
        { x: middle.x - width / 2, y: middle.y - height / 2, width, height, turn: half(frame.turn + degrees) },
      ]
    }),
  )
}

/** Between -180 and 180. */
export function half(degrees: number): number {
  const rest = degrees % 360
  return rest > 180 ? rest - 360 : rest <= -180 ? rest + 360 : rest
}

/** What has no length keeps none. */
const ratio = (to: number, from: number): number => (from > 0 ? to / from : 1)
