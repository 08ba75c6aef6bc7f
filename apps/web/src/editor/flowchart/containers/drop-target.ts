import type { ShapeId } from '@ramify/document'
import { inflate, isInside, type Point } from '@ramify/geometry'
import type { PlacedShape } from '@ramify/scene'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { isLockedShape } from '../items/locked.ts'
import { isCell, partOf } from '../lanes/parts.ts'

/** The innermost shape at a point of the page that others are put into: a container, a lane, a cell of a table. */
export function dropTargetAt(
  editor: FlowchartEditor,
  point: Point,
  carried: ReadonlySet<ShapeId> = none,
): PlacedShape | undefined {
  const { snapshot } = editor.document
  const isCarried = (id: ShapeId | null): boolean =>
    id !== null && (carried.has(id) || isCarried(snapshot.shapes.get(id)?.parent ?? null))
  return editor.scene
    .get()
    .shapesIn(inflate({ ...point, width: 0, height: 0 }, 1))
    .findLast(
      (placed) =>
        takesShapes(editor, placed, carried) &&
        !isCarried(placed.id) &&
        isInside(placed.face.outline, placed.fromPage(point)) &&
        !isLockedShape(snapshot, placed.id),
    )
}

const none: ReadonlySet<ShapeId> = new Set()

function takesShapes(
  { document }: FlowchartEditor,
  { shape, face }: PlacedShape,
  carried: ReadonlySet<ShapeId>,
): boolean {
  const { snapshot } = document
  if (shape.stack) return false
  // Nothing is seen of a group: only what is in it already stays in it.
  if (shape.kind === 'group') return shape.children.some((id) => carried.has(id))
  if (face.form.isFrame) return true
  const part = partOf(snapshot, shape.id)
  return part !== undefined && isCell(snapshot, part)
}
