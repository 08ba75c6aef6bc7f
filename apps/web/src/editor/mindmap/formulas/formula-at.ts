import type { NodeId } from '@ramify/document'
import { contains, type Point } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import type { MapEditor } from '../map-editor.ts'

/** The topic whose formula is at a point of the screen. */
export function formulaAt(editor: MapEditor, screenPoint: Point): NodeId | null {
  const point = toMap(editor.view.get(), screenPoint)
  const scene = editor.scene.get()
  const topic = scene.placeOf(scene.nodeAt(point) ?? '')
  const formula = topic?.face.body.formula
  if (!topic || !formula) return null
  const { x, y, block } = formula
  const box = { x: topic.x + x, y: topic.y + y, width: block.width, height: block.height }
  return contains(box, point) ? topic.id : null
}
