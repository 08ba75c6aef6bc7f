import type { Point } from '@ramify/geometry'
import type { ReadStore } from '../../../platform/store.ts'
import { toolInHand } from '../../input/gestures/tool.ts'
import { commentMarkAt } from '../comments/comment-marks.ts'
import { handleAt as connectorHandleAt } from '../connectors/connector-handles.ts'
import { hasConnectorTool, hoverWithTool } from '../connectors/connector-tool.ts'
import { handleCursor } from '../connectors/drag-handle.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { partEdgeAt } from '../lanes/drag-edge.ts'
import { partButtonAt } from '../lanes/part-buttons.ts'
import { markAt } from '../marks/mark-at.ts'
import { sameMark } from '../marks/pointed-mark.ts'
import { guideCursor, pointedGuide } from '../rulers/drag-guide.ts'
import { rulerAt } from '../rulers/page-guides.ts'
import { isPainting } from '../style/copied-style.ts'
import { arrowAt, hoverShape } from './arrows.ts'
import { hitAt } from './begin-gesture.ts'
import { cursorOf, handleAt, handled } from './handles.ts'

const pointer = new WeakMap<FlowchartEditor, Point>()

/** Remembers what the pointer is at. At the arrows of a shape it is still at that shape. */
export function hover(editor: FlowchartEditor, point: Point | null): void {
  if (point) pointer.set(editor, point)
  else pointer.delete(editor)
  hoverWithTool(editor, point)
  const arrow = point && arrowAt(editor, point)
  const { arrow: pointed } = editor.connectorState
  const before = pointed.get()
  if (before?.shape !== arrow?.placed.id || before?.side !== arrow?.side) {
    pointed.set(arrow && { shape: arrow.placed.id, side: arrow.side })
  }
  editor.pointedGuide.set(point && pointedGuide(editor, point))
  const mark = point && markAt(editor, point)
  if (!sameMark(mark, editor.pointedMark.get())) editor.pointedMark.set(mark)
  if (arrow) return
  const hit = point && hitAt(editor, point)
  hoverShape(editor, point, hit?.type === 'shape' ? hit.id : null)
}

export function flowchartCursor(editor: FlowchartEditor): string {
  const point = pointer.get(editor)
  if (toolInHand(editor) === 'hand') return 'grab'
  if (point && rulerAt(editor, point)) return guideCursor(editor.pointedGuide.get() ?? 'x')
  if (isPainting.get()) return 'copy'
  if (!point) return 'default'
  if (hasConnectorTool(editor)) return 'crosshair'
  const onConnector = connectorHandleAt(editor, point)
  if (onConnector) return handleCursor(onConnector)
  const handle = handleAt(editor, point)
  if (handle) return handle.kind === 'turn' ? 'grab' : cursorOf(handle.handle, handled(editor)?.frame.turn ?? 0)
  if (commentMarkAt(editor, point) !== null || editor.pointedMark.get()) return 'pointer'
  if (arrowAt(editor, point)) return 'crosshair'
  if (partButtonAt(editor, point)) return 'pointer'
  const hit = hitAt(editor, point)
  const edge = partEdgeAt(editor, point, hit)
  if (edge) return cursorOf(edge.handle, edge.placed.frame.turn)
  if (hit) return 'move'
  const guide = editor.pointedGuide.get()
  return guide ? guideCursor(guide) : 'default'
}

export const cursorSources = (editor: FlowchartEditor): readonly ReadStore<unknown>[] => [
  editor.hovered,
  editor.pointedMark,
  editor.pointedGuide,
  editor.selection,
  editor.scene,
  isPainting,
]
