import { isSameItem } from '../../core/selection.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import type { Gesture, Sample } from '../../input/gestures/gesture.ts'
import { toolInHand } from '../../input/gestures/tool.ts'
import { meantBy } from '../arranging/groups.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { isLockedShape } from '../items/locked.ts'
import { draggedPart } from '../lanes/drag-part.ts'
import { isPainting } from '../style/copied-style.ts'
import { arrowAt } from './arrows.ts'
import { hitAt } from './begin-gesture.ts'
import { dragShapes } from './drag-shapes.ts'
import { raisedBy } from './raised-by.ts'

/** A finger that rests on a shape carries it above itself, and what is selected with it. */
export function liftShape(editor: FlowchartEditor, start: Sample): Gesture | null {
  const isBusy = toolInHand(editor) !== 'select' || isPainting.get() || arrowAt(editor, start.point) !== null
  const under = editor.readOnly || isBusy ? null : hitAt(editor, start.point, true)
  const { snapshot } = editor.document
  const hit = under && meantBy(snapshot, under, editor.selection.get())
  // Rows and columns of a table and lanes are carried in another way.
  if (hit?.type !== 'shape' || isLockedShape(snapshot, hit.id) || draggedPart(editor, hit.id)) return null
  if (!editor.selection.get().some((item) => isSameItem(item, hit))) editor.select([hit])
  const box = editor.scene.get().boxOf(hit)
  const view = editor.view.get()
  return dragShapes(editor, start, box ? raisedBy(box, toMap(view, start.point), view.zoom) : 0)
}
