import type { NodeId } from '@ramify/document'
import { intersects, type Point, type Rect } from '@ramify/geometry'
import type { Scene, Topic } from '@ramify/scene'
import { surroundings } from '../../core/surroundings.ts'
import type { MapEditor } from '../map-editor.ts'

/** Half of what is seen of the handle on the screen, and how far from it a pointer hits it. */
export const handleSize = { width: 1.5, height: 8 }
const reach = { x: 6, y: 12 }
/** Half of the button to fold and of the number of what is folded, in the map, and what stays free around the handle, on the screen. */
const foldRadius = 7.5
const numberRadius = 9.75
const air = 2

/** The one selected topic, whose width can be drawn at now. */
export function widenedTopic(editor: MapEditor): Topic | null {
  const [id, another] = editor.selectedTopics.get()
  if (editor.readOnly || id === undefined || another !== undefined) return null
  if (editor.relating.get() || editor.writing.get() !== null) return null
  // Too small for a thumb, and under it.
  if (surroundings.get() === 'hand') return null
  return editor.scene.get().placeOf(id) ?? null
}

/**
 * Past the middle of the edge that moves when the topic gets wider: the right one, unless its branch grows to the left. Nothing of the
 * topic is under it, and where the button to fold would be, it stands above that. Null where it would look like something else: as
 * high as its topic, over another one, or above the button in a map that is seen small.
 */
export function widthHandle(scene: Scene, topic: Topic, zoom: number): Point | null {
  if (topic.height * zoom <= 2 * handleSize.height) return null
  const { x, y, width, height, direction, fold } = topic
  const half = handleSize.width / zoom
  const middle = { x: direction === 'left' ? x - half : x + width + half, y: y + height / 2 }
  if (!fold || direction === 'up' || direction === 'down') return ifFree(scene, topic, middle, zoom)
  const radius = fold.hidden > 0 ? numberRadius : foldRadius
  const highest = fold.at.y - radius - (handleSize.height + air) / zoom
  const isClear = 2 * half + air / zoom <= Math.abs(fold.at.x - fold.edge.x) - radius || highest >= middle.y
  if (isClear) return ifFree(scene, topic, middle, zoom)
  return zoom < 1 ? null : ifFree(scene, topic, { x: middle.x, y: highest }, zoom)
}

function ifFree(scene: Scene, topic: Topic, at: Point, zoom: number): Point | null {
  const [width, height] = [handleSize.width / zoom, handleSize.height / zoom]
  const box: Rect = { x: at.x - width, y: at.y - height, width: 2 * width, height: 2 * height }
  return scene.visible(box).some((other) => other.id !== topic.id && intersects(other, box)) ? null : at
}

/** The topic whose handle is at a point of the map. */
export function widthHandleAt(editor: MapEditor, point: Point): NodeId | null {
  const topic = widenedTopic(editor)
  if (!topic) return null
  const { zoom } = editor.view.get()
  const at = widthHandle(editor.scene.get(), topic, zoom)
  const isOn =
    at !== null &&
    Math.abs(point.x - at.x) <= reach.x / zoom &&
    Math.abs(point.y - at.y) <= Math.min(reach.y / zoom, topic.height / 2)
  return isOn ? topic.id : null
}
