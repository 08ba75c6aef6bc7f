import type { Point } from '@ramify/geometry'
import { putIntoContainers } from '../containers/put-into.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { toGrid } from '../gestures/snap.ts'
import { newShape } from '../lanes/new-shape.ts'
import { currentLayer } from '../layers/layers.ts'
import { newShapeLook } from '../style/default-style.ts'
import { shapeItem } from './items.ts'

/** A new shape around a point of the page, selected; false where there is no room for another, or nothing may be changed. */
export function addShape(editor: FlowchartEditor, kind: string, at: Point): boolean {
  return addShapes(editor, newShape(kind, { x: 0, y: 0 }), at)
}

/** A shape with what is in it, itself first. */
export function addShapes(editor: FlowchartEditor, shapes: ReturnType<typeof newShape>, at: Point): boolean {
  if (!editor.hasRoomFor(shapes.length)) return false
  const [top, ...inside] = shapes
  const { width = 0, height = 0 } = top.box
  const corner = { x: at.x - width / 2, y: at.y - height / 2 }
  const box = { ...top.box, x: corner.x + toGrid(corner.x), y: corner.y + toGrid(corner.y) }
  const added = [{ ...top, box, look: { ...newShapeLook(top.kind), ...top.look } }, ...inside]
  const result = editor.batch([
    { type: 'addItems', page: editor.page.get(), layer: currentLayer(editor), shapes: added },
    ...putIntoContainers(editor, [{ id: top.id, box }]),
  ])
  if (result.ok) editor.select([shapeItem(top.id)])
  return result.ok
}
