import type { Point, Rect, Size } from '@ramify/geometry'
import type { FlowchartPage } from '@ramify/scene'
import { toScreen, type Viewport } from '../../core/viewport/viewport.ts'
import { shapeItem } from '../items/items.ts'

/** Pixels of the screen between a shape and the bar: the arrows of the shape stand between them. */
const away = 40
/** From the edge of the screen. */
const margin = 8

/** What the bar belongs to: of a group all that is in it, as far as it is seen to be selected. */
export const barBox = (page: FlowchartPage, id: string): Rect | undefined => page.boxOf(shapeItem(id))

/** The corner of the bar on the screen: below a shape, above it where there is no room, always on the screen. */
export function barPlace(box: Rect, bar: Size, view: Viewport, screen: Size): Point {
  const { x, y } = toScreen(view, box)
  const [width, height] = [box.width * view.zoom, box.height * view.zoom]
  const below = y + height + away
  const above = y - away - bar.height
  const hasRoomBelow = below + bar.height + margin <= screen.height
  const wished = hasRoomBelow || above < margin ? below : above
  return {
    x: within(x + width / 2 - bar.width / 2, screen.width - bar.width),
    y: within(wished, screen.height - bar.height),
  }
}

const within = (value: number, most: number): number => Math.round(Math.max(margin, Math.min(value, most - margin)))
