import { intersects, type Rect } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import { toMap, type Viewport } from './viewport.ts'

/** Whether something that lies over the map, at this place of the screen, hides a topic or a part of one. */
export function hasTopicsUnder(scene: Scene, view: Viewport, { x, y, width, height }: Rect): boolean {
  const area = { ...toMap(view, { x, y }), width: width / view.zoom, height: height / view.zoom }
  return scene.visible(area).some((topic) => intersects(topic, area))
}
