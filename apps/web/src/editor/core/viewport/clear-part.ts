import type { Rect, Size } from '@ramify/geometry'
import type { Drawn } from '@ramify/scene'
import { wholeView } from './first-view.ts'
import { panBy, toMap, type Viewport } from './viewport.ts'

/** What takes so much of a side takes all of it: beside it nothing is worth looking at. */
const most = 0.6

/** What bars and sheets at the sides leave of a screen. */
export function clearPart({ width, height }: Size, covers: readonly Rect[]): Rect {
  let [left, top, right, bottom] = [0, 0, width, height]
  for (const cover of covers) {
    const [end, foot] = [cover.x + cover.width, cover.y + cover.height]
    if (cover.width >= width * most) {
      if (cover.y <= 0) top = Math.max(top, foot)
      else if (foot >= height) bottom = Math.min(bottom, cover.y)
    } else if (cover.height >= height * most) {
      if (cover.x <= 0) left = Math.max(left, end)
      else if (end >= width) right = Math.min(right, cover.x)
    }
  }
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/** A view that is found for a part of the screen, as one of the whole screen. */
export function viewInPart<Screen extends Size>(
  screen: Screen,
  { x, y, width, height }: Rect,
  viewOf: (part: Screen) => Viewport,
): Viewport {
  return panBy(viewOf({ ...screen, width, height }), { x, y })
}

/** All of a page; where that would lie under bars or sheets, as large as it is clear of them. */
export function wholeClear(page: Pick<Drawn, 'bounds'>, screen: Size, covers: readonly Rect[]): Viewport {
  const whole = wholeView(page, screen)
  const part = clearPart(screen, covers)
  const corner = toMap(whole, part)
  const far = toMap(whole, { x: part.x + part.width, y: part.y + part.height })
  const { x, y, width, height } = page.bounds
  const isClear = x >= corner.x && y >= corner.y && x + width <= far.x && y + height <= far.y
  return isClear ? whole : viewInPart(screen, part, (free) => wholeView(page, free))
}
