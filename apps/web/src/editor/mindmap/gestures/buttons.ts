import { contains, type Point, type Rect, union } from '@ramify/geometry'
import type { Scene, Topic } from '@ramify/scene'
import { surroundings } from '../../core/surroundings.ts'
import type { MapEditor } from '../map-editor.ts'

/** A button is hit this far from its middle, on the screen. */
const hitRadius = 16
/** Nobody can aim at anything in an overview. */
const leastZoom = 0.35

/** The topic that has a + now. */
export function growingTopic(editor: MapEditor): Topic | null {
  const [id, another] = editor.selectedTopics.get()
  if (editor.readOnly || id === undefined || another !== undefined) return null
  // A thumb has the strip.
  if (surroundings.get() === 'hand') return null
  if (editor.relating.get() || editor.writing.get() !== null || editor.view.get().zoom < leastZoom) return null
  return editor.scene.get().placeOf(id) ?? null
}

/** Whether a topic can be folded by a button now: while hovered, or when it is folded. */
export function hasFoldButton(editor: MapEditor, topic: Topic): boolean {
  if (!editor.mayFold() || editor.view.get().zoom < leastZoom || !topic.fold) return false
  // A branch that is shown alone is never folded: nothing would be left.
  if (topic.id === editor.drilledTopic.get()) return false
  return topic.fold.hidden > 0 || (editor.hovered.get() === topic.id && !editor.habits.hidesExpander)
}

export function isOnButton(at: Point, point: Point, zoom: number): boolean {
  const reach = hitRadius / zoom
  return Math.abs(point.x - at.x) <= reach && Math.abs(point.y - at.y) <= reach
}

/** Folded topics whose number is near a point. */
export function foldedNear(scene: Scene, point: Point, zoom: number): Topic[] {
  return scene.visible(around(point, zoom)).filter(({ fold }) => fold !== null && fold.hidden > 0)
}

/** Where a pointer may be without leaving a topic: over it, its buttons, and the way between. */
export function isAbout(topic: Topic, point: Point, zoom: number): boolean {
  const parts: Rect[] = [topic]
  if (topic.fold) parts.push(around(topic.fold.at, zoom))
  const all = union(parts)
  return all !== null && contains(all, point)
}

function around({ x, y }: Point, zoom: number): Rect {
  const reach = hitRadius / zoom
  return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }
}
