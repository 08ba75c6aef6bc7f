import { type Box, frameOf, type ShapeId } from '@ramify/document'
import type { Size } from '@ramify/geometry'
import { flowShape } from '@ramify/scene'
import { movablesOf } from '../arranging/movable.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import type { TidyOrder } from './graph.ts'
import { graphOf } from './graph-of.ts'
import { placeInLanes } from './place-in-lanes.ts'
import type { Arrange } from './run-in-worker.ts'
import type { Pool } from './tidied.ts'

interface TidiedPool {
  readonly boxes: (Partial<Box> & { id: ShapeId })[]
  readonly size: Size
  readonly moved: readonly ShapeId[]
}

/** Along its lanes, whatever way the rest is tidied: lanes are there to be read along, in one direction or the other. */
export async function tidyPool(
  editor: FlowchartEditor,
  { id, direction, lanes }: Pool,
  order: Pick<TidyOrder, 'direction'>,
  arrange: Arrange,
): Promise<TidiedPool | null> {
  const isRows = direction === 'rows'
  const nodes = lanes.map(({ children }) =>
    movablesOf(editor, children).map(({ shape, box }) => ({ id: shape.id, width: box.width, height: box.height })),
  )
  const all = new Map(nodes.flat().map((node) => [node.id, node]))
  const places = await arrange(graphOf(editor.document.snapshot, all, editor.scene.get()), {
    method: 'layers',
    direction: isRows ? (order.direction === 'left' ? 'left' : 'right') : order.direction === 'up' ? 'up' : 'down',
  })
  const { snapshot } = editor.document
  const pool = frameOf(snapshot, id)
  const lane = lanes[0] && frameOf(snapshot, lanes[0].id)
  if (!places || !pool || !lane) return null
  const plan = placeInLanes(nodes, places, direction, flowShape('lane').header?.size ?? 0)
  const boxes: TidiedPool['boxes'] = []
  let [width, height] = [pool.width, pool.height]
  if (isRows) width = plan.length + pool.width - lane.width
  else height = plan.length + pool.height - lane.height
  boxes.push({ id, width, height })
  for (const [nth, { id: laneId, box }] of lanes.entries()) {
    if (!snapshot.shapes.has(laneId)) continue
    const thickness = plan.thickness[nth] ?? 0
    boxes.push({ id: laneId, ...(isRows ? { height: thickness } : { width: thickness }) })
    if (isRows) height += thickness - box.height
    else width += thickness - box.width
  }
  const moved = [...plan.places].filter(([shape]) => snapshot.shapes.has(shape))
  boxes.push(...moved.map(([shape, { x, y }]) => ({ id: shape, x: Math.round(x), y: Math.round(y) })))
  return { boxes, size: { width, height }, moved: moved.map(([shape]) => shape) }
}
