import type { Rect } from '@ramify/geometry'
import type { Drawn } from '@ramify/scene'
import { toMap, type Viewport } from './viewport.ts'

/** Whether something that lies over the page, at this place of the screen, hides an item or a part of one. */
export function hasItemsUnder(scene: Drawn, view: Viewport, { x, y, width, height }: Rect): boolean {
  const area = { ...toMap(view, { x, y }), width: width / view.zoom, height: height / view.zoom }
  return scene.itemsIn(area).length > 0
}
