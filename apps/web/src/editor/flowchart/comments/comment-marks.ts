import { contains, inflate, type Point, type Rect } from '@ramify/geometry'
import type { FlowchartPage } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

/** Smaller than this nobody can aim at a mark. */
const leastZoom = 0.5
/** Of the mark of a connector, on the page. */
const size = 15

/** Where the mark of a commented connector is: on the middle of its line, beside its words. */
export function connectorMark(page: FlowchartPage, id: string): Rect | null {
  const placed = page.connectorOf(id)
  const middle = placed?.pointAt(0.5)
  if (!placed || !middle) return null
  const mark = { x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size }
  const label = placed.labels.find(({ box }) => contains(inflate(box, size / 2), middle))
  return label ? { ...mark, x: label.box.x + label.box.width + 2 } : mark
}

/** Where the comment mark of an item has its corner, on the page; null while it is not shown. */
export function markCorner(page: FlowchartPage, id: string): Point | null {
  const shape = page.shapeOf(id)
  const mark = shape?.marks.find(({ kind }) => kind === 'comment')
  if (shape && mark) return shape.toPage({ x: mark.x + mark.width, y: mark.y })
  const line = connectorMark(page, id)
  return line && { x: line.x + line.width, y: line.y }
}

/** The item whose comment mark is at a point of the screen. */
export function commentMarkAt(editor: FlowchartEditor, screenPoint: Point): string | null {
  const counts = editor.comments?.counts.get()
  const view = editor.view.get()
  if (!counts || counts.size === 0 || view.zoom < leastZoom) return null
  const page = editor.scene.get()
  const point = toMap(view, screenPoint)
  for (const id of counts.keys()) {
    const mark = connectorMark(page, id)
    if (mark && contains(mark, point)) return id
  }
  const mark = page.markAt(point)
  return mark?.kind === 'comment' ? mark.shape : null
}
