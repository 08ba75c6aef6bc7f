import { type Frame, turned } from '@ramify/document'
import { center, inflate, type Point } from '@ramify/geometry'
import type { PlacedShape } from '@ramify/scene'
import type { Selection } from '../../core/selection.ts'
import { toMap } from '../../core/viewport/viewport.ts'
import { isGroup, type Movable, movableSelected } from '../arranging/movable.ts'
import { areaOf } from '../arranging/resize-each.ts'
import type { FlowchartEditor } from '../flowchart-editor.ts'

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
const fingerReach = 22
/** How far the handle that turns a shape stands off its corner, clear of the arrows at its sides. */
const turnDistance = 15
/** Handles of a smaller frame would lie on one another. */
const leastRoom = 24

/** The frame that has handles. */
export interface Handled {
  readonly frame: Frame
  readonly movables: readonly Movable[]
  /** The only shape in it; null for a group and for several. */
  readonly single: PlacedShape | null
}

/** Around what is selected, where it can be resized. */
export function handled(editor: FlowchartEditor): Handled | null {
  if (editor.readOnly || editor.writing.get()) return null
  const [selection, scene] = [editor.selection.get(), editor.scene.get()]
  const known = last.get(editor)
  if (known?.selection === selection && known.scene === scene) return known.handled
  const found = findHandled(editor)
  last.set(editor, { selection, scene, handled: found })
  return found
}

/** The pointer asks for it with every move, and thousands of shapes may be selected. */
const last = new WeakMap<FlowchartEditor, { selection: Selection; scene: unknown; handled: Handled | null }>()

function findHandled(editor: FlowchartEditor): Handled | null {
  const selection = editor.selection.get()
  const [first] = selection
  if (!first || (selection.length === 1 && first.type !== 'shape')) return null
  const movables = movableSelected(editor)
  const [only] = movables
  if (!only) return null
  if (selection.length === 1 && !(isGroup(only.shape) && only.shape.children.length > 0)) {
    const single = editor.scene.get().shapeOf(only.shape.id) ?? null
    return single && { frame: single.frame, movables, single }
  }
  const area = areaOf(movables)
  return area && { frame: { ...area, turn: 0 }, movables, single: null }
}

/** On the page. */
export function handlePlace(frame: Frame, { x, y }: ResizeHandle): Point {
  const place = { x: frame.x + (frame.width * (x + 1)) / 2, y: frame.y + (frame.height * (y + 1)) / 2 }
  return turned(place, center(frame), frame.turn)
}

export function turnHandlePlace(frame: Frame, zoom: number): Point {
  const away = turnDistance / zoom
  return turned({ x: frame.x + frame.width + away, y: frame.y - away }, center(frame), frame.turn)
}

/** Those that have room on the screen. */
export function handlesOf({ width, height }: Frame, zoom: number): readonly ResizeHandle[] {
  return resizeHandles.filter(
    ({ x, y }) => (x !== 0 || width * zoom >= leastRoom) && (y !== 0 || height * zoom >= leastRoom),
  )
}

export type HandleHit = { readonly kind: 'resize'; readonly handle: ResizeHandle } | { readonly kind: 'turn' }

export function handleAt(editor: FlowchartEditor, point: Point, isTouch = false): HandleHit | null {
  const frame = handled(editor)?.frame
  if (!frame) return null
  const { zoom } = editor.view.get()
  const at = toMap(editor.view.get(), point)
  const reach = (isTouch ? fingerReach : handleReach) / zoom
  const distanceTo = (place: Point) => Math.hypot(place.x - at.x, place.y - at.y)
  if (distanceTo(turnHandlePlace(frame, zoom)) <= reach) return { kind: 'turn' }
  // A finger that means the middle of a small shape lifts it.
  if (isTouch && isWellInside(frame, at, reach)) return null
  const places = handlesOf(frame, zoom).map((handle) => ({ handle, distance: distanceTo(handlePlace(frame, handle)) }))
  const nearest = places.sort((a, b) => a.distance - b.distance)[0]
  return nearest && nearest.distance <= reach ? { kind: 'resize', handle: nearest.handle } : null
}

function isWellInside(frame: Frame, point: Point, reach: number): boolean {
  const { x, y, width, height } = inflate(frame, -Math.min(reach, frame.width / 4), -Math.min(reach, frame.height / 4))
  const at = turned(point, center(frame), -frame.turn)
  return at.x > x && at.x < x + width && at.y > y && at.y < y + height
}

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize']

/** The form of the pointer, whichever way the shape is turned. */
export function cursorOf({ x, y }: ResizeHandle, turn: number): string {
  const angle = (Math.atan2(x, -y) * 180) / Math.PI + turn
  return cursors[((Math.round(angle / 45) % 4) + 4) % 4] as string
}
