import type { Point } from '@ramify/geometry'
import type { PlacedShape } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import { toolInHand } from '../../input/gestures/tool.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { outermostStack } from '../lanes/parts.ts'
import { directions, type Side, sides } from './sides.ts'

/** Pixels of the screen between a shape and its arrows, and how near one has to come to them. */
const arrowDistance = 22
const arrowReach = 12

/** The shape that has arrows to draw on from: the one the pointer is at, or the only one selected. */
export function shapeWithArrows(editor: FlowchartEditor): PlacedShape | null {
  if (toolInHand(editor) !== 'select' || editor.readOnly || editor.writing.get() || editor.gesturePreview.get())
    return null
  const selection = editor.selection.get()
  const [only] = selection
  const selected = selection.length === 1 && only?.type === 'shape' ? only.id : null
  const at = editor.hovered.get() ?? selected ?? ''
  // One goes on from a table as a whole, not from its cells; where one of these is selected, there are buttons for rows and columns.
  const { snapshot } = editor.document
  const whole = outermostStack(snapshot, at)
  if (selected !== null && selected !== whole && outermostStack(snapshot, selected) === whole) return null
  const placed = editor.scene.get().shapeOf(whole)
  return placed && !placed.face.form.isFrame ? placed : null
}

/** Where the arrow of a side stands, on the page. */
export function arrowPlace(placed: PlacedShape, side: Side, zoom: number): Point {
  const { width, height } = placed.frame
  const { x, y } = directions[side]
  const away = arrowDistance / zoom
  return placed.toPage({ x: width / 2 + x * (width / 2 + away), y: height / 2 + y * (height / 2 + away) })
}

export function arrowAt(editor: FlowchartEditor, point: Point): { placed: PlacedShape; side: Side } | null {
  const placed = shapeWithArrows(editor)
  if (!placed) return null
  const at = toMap(editor.view.get(), point)
  const { zoom } = editor.view.get()
  const side = sides.find((each) => {
    const place = arrowPlace(placed, each, zoom)
    return Math.hypot(place.x - at.x, place.y - at.y) <= arrowReach / zoom
  })
  return side ? { placed, side } : null
}
