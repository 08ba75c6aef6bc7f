import type { FlowchartCommand, Frame, ShapeId } from '@ramify/document'
import type { Point, Size } from '@ramify/geometry'
import { type Movable, movablesOf } from '../arranging/movable.ts'
import { boxesFor } from '../arranging/move-shapes.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { gridSize } from '../gestures/snap.ts'
import { freedLines } from './freed-lines.ts'
import type { TidyOrder } from './graph.ts'
import { graphOf } from './graph-of.ts'
import type { Arrange } from './run-in-worker.ts'
import type { Tidied } from './tidied.ts'
import { tidyPool } from './tidy-pool.ts'

/** What gives shapes their new places; null when one of the graphs cannot be arranged. */
export async function tidyCommands(
  editor: FlowchartEditor,
  { pools, groups }: Tidied,
  order: TidyOrder,
  arrange: Arrange,
): Promise<FlowchartCommand[] | null> {
  const commands: FlowchartCommand[] = []
  const page = editor.scene.get()
  const moved = new Set<ShapeId>()
  const sizes = new Map<ShapeId, Size>()
  for (const pool of pools) {
    const tidied = await tidyPool(editor, pool, order, arrange)
    if (!tidied) return null
    commands.push({ type: 'setBoxes', boxes: tidied.boxes })
    sizes.set(pool.id, tidied.size)
    for (const id of tidied.moved) moved.add(id)
  }
  for (const group of groups) {
    const boxes = new Map(group.map(({ shape, box }) => [shape.id, sizes.get(shape.id) ?? box]))
    const places = await arrange(graphOf(editor.document.snapshot, boxes, page), order)
    if (!places) return null
    // Meanwhile somebody else may have deleted one.
    const frames = framesAt(movablesOf(editor, [...boxes.keys()]), places, sizes)
    for (const id of frames.keys()) moved.add(id)
    commands.push({ type: 'setBoxes', boxes: boxesFor(editor, frames) })
  }
  return [...commands, ...freedLines(editor.document.snapshot, moved)]
}

/** The group stays where its left upper corner is; the middles of shapes lie on the grid, so that those in one row are in one line. */
function framesAt(
  group: readonly Movable[],
  places: ReadonlyMap<ShapeId, Point>,
  sizes: ReadonlyMap<ShapeId, Size>,
): Map<ShapeId, Frame> {
  const corner = cornerOf(group.map(({ box }) => box))
  const first = cornerOf([...places.values()])
  return new Map(
    group.flatMap(({ shape: { id }, frame, box }): [ShapeId, Frame][] => {
      const place = places.get(id)
      if (!place) return []
      const { width, height } = sizes.get(id) ?? box
      const x = corner.x + toGrid(place.x - first.x + width / 2) - width / 2
      const y = corner.y + toGrid(place.y - first.y + height / 2) - height / 2
      return [[id, { ...frame, ...sizes.get(id), x: frame.x + x - box.x, y: frame.y + y - box.y }]]
    }),
  )
}

function cornerOf(points: readonly Point[]): Point {
  let [x, y] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const point of points) [x, y] = [Math.min(x, point.x), Math.min(y, point.y)]
  return { x, y }
}

const toGrid = (value: number): number => Math.round(value / gridSize) * gridSize
