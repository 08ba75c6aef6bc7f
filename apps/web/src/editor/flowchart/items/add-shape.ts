import { newId } from '@ramify/document'
import type { Point } from '@ramify/geometry'
import { flowShape } from '@ramify/scene'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { toGrid } from '../gestures/snap.ts'
import { currentLayer } from '../layers/layers.ts'
import { newShapeLook } from '../style/default-style.ts'
import { shapeItem } from './items.ts'

/** A new shape around a point of the page, selected; false where there is no room for another, or nothing may be changed. */
export function addShape(editor: FlowchartEditor, kind: string, at: Point): boolean {
  if (!editor.hasRoomFor(1)) return false
  const { width, height } = flowShape(kind).size
  const corner = { x: at.x - width / 2, y: at.y - height / 2 }
  const box = { x: corner.x + toGrid(corner.x), y: corner.y + toGrid(corner.y), width, height, turn: 0 }
  const id = newId()
  const result = editor.execute({
    type: 'addItems',
    page: editor.page.get(),
    layer: currentLayer(editor),
    shapes: [{ id, kind, box, look: newShapeLook(kind) }],
  })
  if (result.ok) editor.select([shapeItem(id)])
  return result.ok
}
