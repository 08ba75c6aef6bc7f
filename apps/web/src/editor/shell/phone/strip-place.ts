import type { Point, Rect, Size } from '@ramify/geometry'

/** From the sides of the screen. */
const side = 10
/** And from what is selected, where nothing else is around that. */
export const usualGap = 12
/** With less room above, it stands below. */
const leastAbove = 100

/** What is selected and its strip above it: what is to be seen of the page. */
export function withStrip(item: Rect, strip: Size, zoom: number, gap: number): Rect {
  const above = (strip.height + gap) / zoom
  return { ...item, y: item.y - above, height: item.height + above }
}

/** Where the strip of what is selected stands: above it, or below where less than 100 px are free; null where that is off the screen. */
export function stripPlace(
  item: Rect,
  strip: Size,
  screen: Size,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  gap: number,
): Point | null {
  const isSeen =
    item.x < screen.width && item.x + item.width > 0 && item.y < screen.height - bottom && item.y + item.height > top
  if (!isSeen) return null
  const most = screen.width - strip.width - side
  const x = Math.max(side, Math.min(most, item.x + item.width / 2 - strip.width / 2))
  const above = item.y - gap - strip.height
  const below = item.y + item.height + gap
  const lowest = screen.height - bottom - strip.height - side
  // A topic as tall as the screen has room on neither side.
  const y = item.y - top >= leastAbove + gap - usualGap ? above : Math.min(below, lowest)
  return { x, y: Math.max(top + side, y) }
}
