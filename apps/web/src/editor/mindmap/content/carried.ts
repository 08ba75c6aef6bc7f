import { contains, inflate, type Point, type Rect, translateRect } from '@ramify/geometry'
import { ornamentSize, type Topic } from '@ramify/scene'
import { toMap } from '../../core/viewport/viewport.ts'
import type { MapEditor } from '../map-editor.ts'
import type { Carried } from './carried-state.ts'

/** Marks touch: what lies between two belongs to the nearer one. */
const around = 2
/** Smaller than this nobody can aim at a mark. */
const leastZoom = 0.5

/** At a point of the screen; null where there is nothing but words. */
export function carriedAt(editor: MapEditor, screenPoint: Point): Carried | null {
  const view = editor.view.get()
  if (view.zoom < leastZoom) return null
  const point = toMap(view, screenPoint)
  const scene = editor.scene.get()
  const topic = scene.placeOf(scene.nodeAt(point) ?? '')
  if (!topic) return null
  const { marks, chips, image } = topic.face.body
  const isAt = (rect: Rect) => contains(translateRect(rect, topic), point)
  const mark = marks.find(({ x, y }) => isAt(inflate({ x, y, width: ornamentSize, height: ornamentSize }, around)))
  if (mark) return { id: topic.id, kind: mark.kind, nth: mark.nth }
  const pressed = chips.find((chip) => isAt(inflate(chip, around)))
  if (pressed) return { id: topic.id, kind: pressed.chip.kind, nth: 0 }
  return image && isAt(image) ? { id: topic.id, kind: 'image', nth: 0 } : null
}

/** Where it is on the map; null when it is not there any more. */
export function placeOfCarried(topic: Topic, { kind, nth }: Carried): Rect | null {
  const { marks, chips, image } = topic.face.body
  if (kind === 'image') return image && translateRect(image, topic)
  const placed = chips.find(({ chip }) => chip.kind === kind)
  if (placed) return translateRect(placed, topic)
  const mark = marks.find((each) => each.kind === kind && each.nth === nth)
  return mark ? translateRect({ x: mark.x, y: mark.y, width: ornamentSize, height: ornamentSize }, topic) : null
}

export function sameCarried(a: Carried | null, b: Carried | null): boolean {
  return a?.id === b?.id && a?.kind === b?.kind && a?.nth === b?.nth
}
