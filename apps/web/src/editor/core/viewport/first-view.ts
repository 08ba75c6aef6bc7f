import type { Rect, Size } from '@ramify/geometry'
import type { Drawn } from '@ramify/scene'
import { centred, fit, type Viewport, within, zoomRange } from './viewport.ts'

const narrow = 720

export const isNarrow = ({ width }: Size): boolean => width < narrow

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

export function wholeView({ bounds }: Pick<Drawn, 'bounds'>, screen: Size): Viewport {
  return fit(bounds, screen, fitPadding(screen))
}

/**
 * Around a map that is fitted into the screen: at the sides of a desk stands the rail, above and below the map only bars end. In a hand
 * there is a line below it that says where the map comes from.
 */
export function fitPadding(screen: Size): Size {
  return { width: edgeOf(screen), height: isNarrow(screen) ? 40 : 32 }
}

/** How far out one can go in a map: until all of it is seen, by keys and fingers as by fitting it. */
export function leastZoom(scene: Drawn, screen: Size): number {
  return Math.min(zoomRange.least, wholeView(scene, screen).zoom)
}

/** What stays free at the edges of a screen: on a desk tools lie there. */
export function edgeOf({ width }: Size): number {
  return width < narrow ? 24 : 72
}
