import type { ShapeId } from '@ramify/document'
import { distance, distanceToSegment, type Point } from '@ramify/geometry'
import type { PlacedShape } from '@ramify/scene'
import { surroundings } from '../../core/surroundings.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { toolInHand } from '../../input/gestures/tool.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { outermostStack } from '../lanes/parts.ts'
import { directions, type Side, sides } from './sides.ts'

/** Pixels of the screen between a shape and its arrows, and how near one has to come to them. */
const usual = { distance: 22, reach: 12 }
/** As large as a finger. */
const inHand = { distance: 30, reach: 22 }
const measure = () => (surroundings.get() === 'hand' ? inHand : usual)

/** The shape that has arrows to draw on from, also while somebody writes: the one the pointer is at, or the only one selected. */
export function shapeWithArrows(editor: FlowchartEditor): PlacedShape | null {
  if (toolInHand(editor) !== 'select' || editor.readOnly || editor.gesturePreview.get()) return null
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
export const arrowPlace = (placed: PlacedShape, side: Side, zoom: number): Point =>
  placeBeside(placed, side, measure().distance / zoom)

function placeBeside(placed: PlacedShape, side: Side, away: number): Point {
  const { width, height } = placed.frame
  const { x, y } = directions[side]
  return placed.toPage({ x: width / 2 + x * (width / 2 + away), y: height / 2 + y * (height / 2 + away) })
}

/** Remembers the shape that is pointed at. One keeps its arrows while the pointer is on its way to them; frames have none to take them. */
export function hoverShape(editor: FlowchartEditor, point: Point | null, hit: ShapeId | null): void {
  const isFrame = editor.scene.get().shapeOf(hit ?? '')?.face.form.isFrame === true
  if ((hit === null || isFrame) && point && isOnWayToArrow(editor, point)) return
  editor.hovered.set(isFrame ? null : hit)
}

function isOnWayToArrow(editor: FlowchartEditor, point: Point): boolean {
  const placed = shapeWithArrows(editor)
  if (!placed) return false
  const { zoom } = editor.view.get()
  const at = toMap(editor.view.get(), point)
  return sides.some(
    (side) =>
      distanceToSegment(at, placeBeside(placed, side, 0), arrowPlace(placed, side, zoom)) <= measure().reach / zoom,
  )
}

export function arrowAt(editor: FlowchartEditor, point: Point): { placed: PlacedShape; side: Side } | null {
  const placed = shapeWithArrows(editor)
  if (!placed) return null
  const at = toMap(editor.view.get(), point)
  const { zoom } = editor.view.get()
  const side = sides.find((each) => {
    const place = arrowPlace(placed, each, zoom)
    return distance(place, at) <= measure().reach / zoom
  })
  return side ? { placed, side } : null
}
