import type { Point } from '@ramify/geometry'
import type { PlacedShape } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'
import { idsOf } from '../items/items.ts'

/** Where a shape is pulled to another size: -1 the left or upper edge, 1 the right or lower one, 0 neither. */
export interface ResizeHandle {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

export const resizeHandles: readonly ResizeHandle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
]

/** Pixels of the screen. */
export const handleSize = 8
const handleReach = 9
/** How far the handle that turns a shape stands off its corner, clear of the arrows at its sides. */
const turnDistance = 15

/** The one selected shape, where it can be resized. */
export function resizedShape(editor: FlowchartEditor): PlacedShape | null {
  if (editor.readOnly || editor.writing.get()) return null
  const { shapes, connectors, labels } = idsOf(editor.selection.get())
  const [id, another] = shapes
  if (id === undefined || another !== undefined || connectors.length + labels.length > 0) return null
  const placed = editor.scene.get().shapeOf(id)
  return placed && !placed.shape.locked ? placed : null
}

/** On the page. */
export function handlePlace(placed: PlacedShape, { x, y }: ResizeHandle): Point {
  const { width, height } = placed.frame
  return placed.toPage({ x: (width * (x + 1)) / 2, y: (height * (y + 1)) / 2 })
}

export function turnHandlePlace(placed: PlacedShape, zoom: number): Point {
  return placed.toPage({ x: placed.frame.width + turnDistance / zoom, y: -turnDistance / zoom })
}

export type HandleHit = { readonly kind: 'resize'; readonly handle: ResizeHandle } | { readonly kind: 'turn' }

export function handleAt(editor: FlowchartEditor, point: Point): HandleHit | null {
  const placed = resizedShape(editor)
  if (!placed) return null
  const { zoom } = editor.view.get()
  const at = toMap(editor.view.get(), point)
  const isNear = (place: Point) => Math.hypot(place.x - at.x, place.y - at.y) <= handleReach / zoom
  if (isNear(turnHandlePlace(placed, zoom))) return { kind: 'turn' }
  const handle = resizeHandles.find((each) => isNear(handlePlace(placed, each)))
  return handle ? { kind: 'resize', handle } : null
}

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize']

/** The form of the pointer, whichever way the shape is turned. */
export function cursorOf({ x, y }: ResizeHandle, turn: number): string {
  const angle = (Math.atan2(x, -y) * 180) / Math.PI + turn
  return cursors[((Math.round(angle / 45) % 4) + 4) % 4] as string
}
