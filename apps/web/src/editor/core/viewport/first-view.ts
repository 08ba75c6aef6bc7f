import type { Rect, Size } from '@ramify/geometry'
import type { Drawn } from '@ramify/scene'
import type { Bars, Screen } from './screen.ts'
import { centred, fit, panBy, type Viewport, within, zoomRange } from './viewport.ts'

const narrow = 720
/** A phone that lies on its side is lower than this, a desk is not. */
const low = 480

export const isNarrow = ({ width }: Size): boolean => width < narrow

/** Upright, or lying on its side. */
export const isInHand = (screen: Size): boolean => isNarrow(screen) || screen.height < low

/** As near to a view as can be with no screen left empty that the page could fill: what grows down begins at the top. */
export function mostOf(bounds: Rect, view: Viewport, screen: Size, edge: number): Viewport {
  const middle = centred(bounds, screen, view.zoom)
  const fits = (length: number, room: number) => length * view.zoom <= room - 2 * edge
  const from = {
    x: fits(bounds.width, screen.width) ? middle.x : view.x,
    y: fits(bounds.height, screen.height) ? middle.y : view.y,
    zoom: view.zoom,
  }
  return within(from, bounds, screen, { width: edge, height: edge })
}

/** A view that is found for the part that bars leave free, as one of the whole screen. */
export function clearOfBars(screen: Screen, viewOf: (free: Size) => Viewport): Viewport {
  const { top, right, bottom, left } = screen.bars?.() ?? noBars
  const free = { width: screen.width - left - right, height: screen.height - top - bottom }
  return panBy(viewOf(free), { x: left, y: top })
}

const noBars: Bars = { top: 0, right: 0, bottom: 0, left: 0 }

export function wholeView({ bounds }: Pick<Drawn, 'bounds'>, screen: Screen): Viewport {
  return clearOfBars(screen, (free) => fit(bounds, free, fitPadding(free)))
}

/** Around a map that is fitted into the screen: at the sides of a desk stands the rail, above and below the map only bars end. */
export function fitPadding(screen: Size): Size {
  return { width: edgeOf(screen), height: isInHand(screen) ? 12 : 32 }
}

/** How far out one can go in a map: until all of it is seen, by keys and fingers as by fitting it. */
export function leastZoom(scene: Drawn, screen: Screen): number {
  return Math.min(zoomRange.least, wholeView(scene, screen).zoom)
}

/** What stays free at the edges of a screen: on a desk tools lie there, in a hand the system's way back begins there. */
export function edgeOf(screen: Size): number {
  return isInHand(screen) ? 20 : 72
}
