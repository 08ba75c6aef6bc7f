import { type Point, type Rect, rectAround } from '@ramify/geometry'
import { toMap } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import type { PointedMark } from './pointed-mark.ts'

/** Smaller than this nobody can aim at a mark. */
const leastZoom = 0.5
/** Marks stand above the corner of their shape, on the page. */
const reach = 24

/** At a point of the screen; null where there is none. */
export function markAt(editor: FlowchartEditor, screenPoint: Point): PointedMark | null {
  const view = editor.view.get()
  if (view.zoom < leastZoom) return null
  const point = toMap(view, screenPoint)
  const near = { x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach }
  for (const placed of editor.scene.get().shapesIn(near).reverse()) {
    const kind = placed.markAt(point)?.kind
    if (kind === 'link' || kind === 'note') return { id: placed.id, kind }
  }
  return null
}

/** Where it is on the page; null when it is not there any more. */
export function markRect(editor: FlowchartEditor, { id, kind }: PointedMark): Rect | null {
  const placed = editor.scene.get().shapeOf(id)
  const mark = placed?.marks.find((each) => each.kind === kind)
  if (!placed || !mark) return null
  const { x, y, width, height } = mark
  return rectAround([placed.toPage({ x, y }), placed.toPage({ x: x + width, y: y + height })]) ?? null
}
