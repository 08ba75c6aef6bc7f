import { type FlowchartCommand, frameOf, type ShapeId } from '@ramify/document'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { isLockedShape } from '../items/locked.ts'
import { boxCommands } from '../lanes/change-parts.ts'
import { type Edge, moveEdges } from '../lanes/move-edge.ts'
import { isStack, partOf } from '../lanes/parts.ts'

/** Between a shape and the border of what it is in. */
const margin = 20
/** As deep as anybody puts containers into each other. */
const mostLevels = 50

/** Makes the lane or container that a shape is in large enough for it, with whatever that is in. A lane takes its pool along. */
export function* makeRoomAround(editor: FlowchartEditor, id: ShapeId): Iterable<FlowchartCommand> {
  const { document } = editor
  let inner = id
  for (let level = 0; level < mostLevels; level++) {
    const outer = document.snapshot.shapes.get(inner)?.parent ?? null
    if (outer === null) return
    const isAround = !isStack(document.snapshot.shapes.get(outer)) && !isLockedShape(document.snapshot, outer)
    if (isAround) yield* boxCommands(moveEdges(document.snapshot, outer, missing(editor, inner, outer)))
    // What is around a lane is its pool, which has got as much larger.
    inner = partOf(document.snapshot, outer)?.stack.id ?? outer
  }
}

function missing(editor: FlowchartEditor, inner: ShapeId, outer: ShapeId): [Edge, number][] {
  const { snapshot } = editor.document
  const [one, around] = [frameOf(snapshot, inner), frameOf(snapshot, outer)]
  const face = editor.scene.get().shapeOf(outer)?.face
  // What stands at an angle has no edge that could simply be moved.
  if (!one || !around || !face?.form.isFrame || around.turn !== 0 || one.turn !== 0) return []
  const { side, size = 0 } = face.box.header ?? {}
  const [left, top] = side === 'left' ? [size, 0] : [0, size]
  const overhang: [Edge, number, -1 | 1][] = [
    ['left', around.x + left - one.x, -1],
    ['top', around.y + top - one.y, -1],
    ['right', one.x + one.width - around.x - around.width, 1],
    ['bottom', one.y + one.height - around.y - around.height, 1],
  ]
  return overhang.flatMap(([edge, by, sign]): [Edge, number][] =>
    by > 0 ? [[edge, sign * Math.ceil(by + margin)]] : [],
  )
}
