import { type Box, type FlowchartSnapshot, frameOf, framesInside, type ShapeId, type Stack } from '@ramify/document'
import { flowShape } from '@ramify/scene'
import type { Boxes } from './move-edge.ts'
import { isRows, isStack, type StackShape } from './parts.ts'

/**
 * A pool whose lanes lie the other way: across and down change places everywhere in it, while shapes stay as they are around their
 * middles.
 */
export function turnedStack(
  snapshot: Pick<FlowchartSnapshot, 'shapes'>,
  pool: StackShape,
): { boxes: Boxes; stacks: ReadonlyMap<ShapeId, Stack> } {
  const boxes = new Map<ShapeId, Box>()
  const stacks = new Map<ShapeId, Stack>()
  const outer = frameOf(snapshot, pool.id)
  if (outer) boxes.set(pool.id, { ...pool.box, ...swapped(outer) })
  const waiting: StackShape[] = [pool]
  for (let stack = waiting.pop(); stack; stack = waiting.pop()) {
    const frame = frameOf(snapshot, stack.id)
    if (!frame || stacks.has(stack.id)) continue
    stacks.set(stack.id, isRows(stack) ? { ...stack.stack, ...columns } : { ...stack.stack, ...rows })
    const frames = framesInside(snapshot, stack, frame)
    for (const [nth, id] of stack.children.entries()) {
      const lane = snapshot.shapes.get(id)
      const laneFrame = frames[nth]
      if (!lane || !laneFrame) continue
      boxes.set(id, { ...lane.box, ...swapped(laneFrame) })
      if (isStack(lane) && flowShape(lane.kind).isFrame) waiting.push(lane)
      else for (const child of lane.children) turnInside(snapshot, child, boxes)
    }
  }
  return { boxes, stacks }
}

const columns = { direction: 'columns', side: 'top' } as const
const rows = { direction: 'rows', side: 'left' } as const

const swapped = ({ width, height }: { width: number; height: number }) => ({ width: height, height: width })

function turnInside({ shapes }: Pick<FlowchartSnapshot, 'shapes'>, id: ShapeId, boxes: Map<ShapeId, Box>): void {
  const shape = shapes.get(id)
  if (!shape) return
  const { x, y, width, height } = shape.box
  const middle = { x: y + height / 2, y: x + width / 2 }
  boxes.set(id, { ...shape.box, x: middle.x - width / 2, y: middle.y - height / 2 })
}
