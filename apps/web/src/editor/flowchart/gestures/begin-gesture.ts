import type { FlowItem, ItemRef } from '@ramify/scene'
import { isSameItem } from '../../core/selection.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { type Gesture, isDrag, type Press, type Sample } from '../../input/gestures/gesture.ts'
import { pressEmpty } from '../../input/gestures/marquee.ts'
import { pan } from '../../input/gestures/pan.ts'
import { toolInHand } from '../../input/gestures/tool.ts'
import { meantBy } from '../arranging/groups.ts'
import { commentMarkAt } from '../comments/comment-marks.ts'
import { hasConnectorTool, pressWithTool } from '../connectors/connector-tool.ts'
import { pressHandle } from '../connectors/drag-handle.ts'
import { dragItem } from '../connectors/drag-item.ts'
import { pressArrow } from '../connectors/draw-connector.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { dragEdges, isResizedByEdges, partEdgeAt } from '../lanes/drag-edge.ts'
import { draggedPart, dragPart } from '../lanes/drag-part.ts'
import { partButtonAt, pressPartButton } from '../lanes/part-buttons.ts'
import { pressedItem, pressInWhole } from '../lanes/press-part.ts'
import { followLink } from '../links/link-actions.ts'
import { linkOf } from '../links/link-target.ts'
import { markAt } from '../marks/mark-at.ts'
import { pressMark } from '../marks/press-mark.ts'
import { pressGuide, pressRuler } from '../rulers/drag-guide.ts'
import { isPainting } from '../style/copied-style.ts'
import { paintStyle } from '../style/paint-style.ts'
import { arrowAt } from './arrows.ts'
import { dragShapes } from './drag-shapes.ts'
import { handleAt, handled } from './handles.ts'
import { marqueeItems } from './marquee-items.ts'
import { resizeShape, turnShape } from './resize-shape.ts'

/** Pixels of the screen: so near to a line it is meant. */
const slack = 5
const fingerSlack = 12

export function hitAt(editor: FlowchartEditor, point: Sample['point'], isTouch = false): ItemRef<FlowItem> | null {
  const view = editor.view.get()
  return editor.scene.get().hit(toMap(view, point), (isTouch ? fingerSlack : slack) / view.zoom)
}

/** What a press begins, by what is under it; null for one that is not ours. */
export function beginGesture(editor: FlowchartEditor, start: Sample, { button, isTouch }: Press): Gesture | null {
  const middle = 1
  if (button === middle) return pan(editor, start)
  const under = hitAt(editor, start.point, isTouch)
  const hit = under && meantBy(editor.document.snapshot, under, editor.selection.get())
  const isSelected = editor.selection.get().some((item) => isSameItem(item, hit))
  if (button !== 0) {
    // A menu is about to open: it speaks of what was pressed.
    if (!isSelected) editor.select(hit ? [hit] : [])
    return null
  }
  if (toolInHand(editor) === 'hand') return pan(editor, start, () => select(editor, hit, start))
  const onRuler = pressRuler(editor, start)
  if (onRuler) return onRuler
  if (isPainting.get() && !editor.readOnly) return paintStyle(editor, hit, start)
  const commented = commentMarkAt(editor, start.point)
  if (commented !== null) return pressComments(editor, commented, start)
  if (hasConnectorTool(editor)) return pressWithTool(editor, start, () => select(editor, hit, start))
  const onConnector = pressHandle(editor, start, isTouch)
  if (onConnector) return onConnector
  // The reach of a finger at a handle is as far as the arrow beside it.
  const touched = isTouch ? arrowAt(editor, start.point) : null
  if (touched) return pressArrow(editor, touched.placed, touched.side, start)
  const handle = handleAt(editor, start.point, isTouch)
  const resized = handle && handled(editor)
  if (resized?.single && handle?.kind === 'resize' && isResizedByEdges(editor, resized.single)) {
    return dragEdges(editor, { placed: resized.single, handle: handle.handle }, start)
  }
  if (resized) return handle.kind === 'turn' ? turnShape(editor, resized) : resizeShape(editor, resized, handle.handle)
  const mark = markAt(editor, start.point)
  if (mark) return pressMark(editor, mark, start)
  const arrow = arrowAt(editor, start.point)
  if (arrow) return pressArrow(editor, arrow.placed, arrow.side, start)
  const partButton = partButtonAt(editor, start.point)
  if (partButton) return pressPartButton(partButton)
  const edge = isTouch && !isSelected ? null : partEdgeAt(editor, start.point, hit)
  if (edge) return dragEdges(editor, edge, start)
  const onGuide = hit ? null : pressGuide(editor, start, isTouch)
  if (onGuide) return onGuide
  // Fingers have only one way to move the page: they lift nothing that was not selected before.
  if (isTouch && !isSelected) return pan(editor, start, () => select(editor, hit, start))
  const meant = pressedItem(editor, hit)
  if (!meant) return pressEmpty(editor, start, (rect, sample) => marqueeItems(editor, rect, sample))
  return pressInWhole(editor, meant, start) ?? pressItem(editor, meant, start)
}

/** Opens the comments when it is let go where it was pressed. */
function pressComments(editor: FlowchartEditor, id: string, start: Sample): Gesture {
  return pan(editor, start, () => editor.comments?.open(id))
}

function select(editor: FlowchartEditor, hit: ItemRef<FlowItem> | null, { toggles, extends: adds }: Sample): void {
  const before = editor.selection.get()
  const isSelected = before.some((item) => isSameItem(item, hit))
  if (!hit || (!toggles && !adds)) editor.select(hit ? [hit] : [])
  else editor.select(isSelected ? before.filter((item) => !isSameItem(item, hit)) : [...before, hit])
}

/** Selects at once; moved on, it carries what is selected. */
function pressItem(editor: FlowchartEditor, hit: ItemRef<FlowItem>, start: Sample): Gesture {
  const before = editor.selection.get()
  const isPlain = !start.toggles && !start.extends
  const isOneOfMany = before.length > 1 && before.some((item) => isSameItem(item, hit))
  // One of many stays among them, or they could not be carried together.
  const isTakenOut = !isPlain && before.some((item) => isSameItem(item, hit))
  if (!isTakenOut && !(isPlain && isOneOfMany)) select(editor, hit, start)
  const pressed: Gesture = {
    move: (sample) => {
      if (!isDrag(start, sample)) return pressed
      if (editor.readOnly) return pan(editor, start).move(sample)
      const part = hit.type === 'shape' ? draggedPart(editor, hit.id) : undefined
      if (part) return dragPart(editor, part).move(sample)
      const dragged = dragItem(editor, hit, start) ?? dragShapes(editor, start)
      return dragged.move(sample)
    },
    end: () => {
      if (isTakenOut) select(editor, hit, start)
      else if (isPlain && isOneOfMany) editor.select([hit])
      const link = editor.readOnly && isPlain ? linkOf(editor.document.snapshot, hit.id) : null
      if (link) followLink(editor, link)
    },
    cancel: () => undefined,
  }
  return pressed
}
