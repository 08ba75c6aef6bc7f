import { inflate, type Point, type Rect, type Size } from '@ramify/geometry'
import { farBelow } from '@ramify/scene'

export const zoomRange = { least: 0.1, most: 4 }

/** Which part of the map is on the screen: the map point at the screen's top left corner, and how much it is enlarged. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** Whether all is too small to be read. */
export const isFar = (view: Viewport): boolean => view.zoom < farBelow

export const toMap = (view: Viewport, point: Point): Point => ({
  x: view.x + point.x / view.zoom,
  y: view.y + point.y / view.zoom,
})

export const toScreen = (view: Viewport, point: Point): Point => ({
  x: (point.x - view.x) * view.zoom,
  y: (point.y - view.y) * view.zoom,
})

const rectToScreen = (view: Viewport, rect: Rect): Rect => ({
  ...toScreen(view, rect),
  width: rect.width * view.zoom,
  height: rect.height * view.zoom,
})

/** What of the map is on a screen of this size, with a margin around it in screen pixels. */
export const visibleRect = (view: Viewport, screen: Size, margin: Size = { width: 0, height: 0 }): Rect => ({
  x: view.x - margin.width / view.zoom,
  y: view.y - margin.height / view.zoom,
  width: (screen.width + 2 * margin.width) / view.zoom,
  height: (screen.height + 2 * margin.height) / view.zoom,
})

/** Moves the drawing by a distance on the screen. */
export const panBy = (view: Viewport, distance: Point): Viewport => ({
  ...view,
  x: view.x - distance.x / view.zoom,
  y: view.y - distance.y / view.zoom,
})

/** Enlarges around a point of the screen, which keeps its place. `least`: where the whole of a huge map is smaller than that. */
export function zoomAt(view: Viewport, anchor: Point, zoom: number, least = zoomRange.least): Viewport {
  const next = clampZoom(zoom, least)
  const fixed = toMap(view, anchor)
  return { x: fixed.x - anchor.x / next, y: fixed.y - anchor.y / next, zoom: next }
}

/** Shows the whole of a rectangle in the middle of the screen, never larger than life. */
export function fit(rect: Rect, screen: Size, padding: Size): Viewport {
  const room = {
    width: Math.max(1, screen.width - 2 * padding.width),
    height: Math.max(1, screen.height - 2 * padding.height),
  }
  const zoom = Math.min(1, room.width / Math.max(1, rect.width), room.height / Math.max(1, rect.height))
  return centred(rect, screen, zoom)
}

/** Shows the whole of a rectangle in the middle of the screen, as large as it can be. */
export function filled(rect: Rect, screen: Size): Viewport {
  const zoom = Math.min(screen.width / Math.max(1, rect.width), screen.height / Math.max(1, rect.height))
  return centred(rect, screen, clampZoom(zoom))
}

/** Puts the middle of a rectangle into the middle of the screen. */
export function centred(rect: Rect, screen: Size, zoom: number): Viewport {
  return {
    x: rect.x + rect.width / 2 - screen.width / 2 / zoom,
    y: rect.y + rect.height / 2 - screen.height / 2 / zoom,
    zoom,
  }
}

/** The smallest move that brings a rectangle onto the screen with a margin; the same view when it is there already. */
export function reveal(view: Viewport, rect: Rect, screen: Size, margin: number): Viewport {
  const on = rectToScreen(view, rect)
  const distance = {
    x: overlap(on.x, on.width, screen.width, margin),
    y: overlap(on.y, on.height, screen.height, margin),
  }
  return distance.x === 0 && distance.y === 0 ? view : panBy(view, distance)
}

/** Between what is shown and what lies over the map. */
const air = 8

/**
 * The same, and out from under what covers parts of the screen, by the shortest way that leaves it on the screen. Where there is no
 * such place, as for something larger than what is free, it is on the screen and no more.
 */
export function revealClear(
  view: Viewport,
  rect: Rect,
  screen: Size,
  margin: number,
  covers: readonly Rect[],
): Viewport {
  const there = reveal(view, rect, screen, margin)
  const on = rectToScreen(there, rect)
  const blocks = covers.map((cover) => inflate(cover, air))
  const isClear = (at: Rect) => !blocks.some((block) => overlaps(block, at))
  if (isClear(on)) return there
  const fits = ({ x, y, width, height }: Rect) =>
    x >= margin && y >= margin && x + width <= screen.width - margin && y + height <= screen.height - margin
  const xs = [on.x, ...blocks.flatMap(({ x, width }) => [x - on.width, x + width])]
  const ys = [on.y, ...blocks.flatMap(({ y, height }) => [y - on.height, y + height])]
  let best: Point | null = null
  for (const x of xs) {
    for (const y of ys) {
      const by = { x: x - on.x, y: y - on.y }
      if (best && Math.hypot(by.x, by.y) >= Math.hypot(best.x, best.y)) continue
      const at = { ...on, x, y }
      if (fits(at) && isClear(at)) best = by
    }
  }
  return best ? panBy(there, best) : there
}

/** Touching is none. */
function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The nearest view that shows no emptiness beside a rectangle while some of it is hidden on the other side. */
export function within(view: Viewport, rect: Rect, screen: Size, padding: Size): Viewport {
  const held = (at: number, start: number, length: number, room: number, padding: number) => {
    const [first, last] = [start - padding / view.zoom, start + length + (padding - room) / view.zoom]
    return first < last ? Math.min(last, Math.max(first, at)) : at
  }
  return {
    ...view,
    x: held(view.x, rect.x, rect.width, screen.width, padding.width),
    y: held(view.y, rect.y, rect.height, screen.height, padding.height),
  }
}

export const clampZoom = (zoom: number, least = zoomRange.least): number =>
  Math.min(zoomRange.most, Math.max(least, zoom))

/** How far something must move along one axis to lie between the margins; its start wins when it does not fit. */
function overlap(start: number, length: number, room: number, margin: number): number {
  if (start < margin) return margin - start
  const beyond = start + length - (room - margin)
  return beyond > 0 ? -Math.min(beyond, start - margin) : 0
}
