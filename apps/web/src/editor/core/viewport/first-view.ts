import { type Rect, type Size, union } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import { centred, fit, type Viewport, within, zoomRange } from './viewport.ts'

const narrow = 720
/** Smaller than that, the main topics of a map on a phone cannot be read. */
const leastInHand = 0.5
const marginInHand = 48

/** All of a small map; of a large one its root, life-size. On a narrow screen the main topics are to be read, too. */
export function firstView(scene: Scene, screen: Size): Viewport {
  const whole = wholeView(scene, screen)
  const root = scene.placeOf(scene.snapshot.root)
  if (whole.zoom >= 0.6 || !root) return whole
  const { bounds } = scene
  if (screen.width >= narrow) return mostOf(bounds, centred(root, screen, 1), screen, edgeOf(screen))
  const main = root.face.node.children.flatMap((id) => scene.placeOf(id) ?? [])
  const { zoom } = fit({ ...(union([root, ...main]) ?? root), height: 0 }, screen, fitPadding(screen))
  return mostOf(bounds, centred(root, screen, Math.max(zoom, leastInHand)), screen, marginInHand)
}

/** As near to a view as can be with no screen left empty that the map could fill: a map that grows down begins at the top. */
function mostOf(bounds: Rect, view: Viewport, screen: Size, edge: number): Viewport {
  const middle = centred(bounds, screen, view.zoom)
  const fits = (length: number, room: number) => length * view.zoom <= room - 2 * edge
  const from = {
    x: fits(bounds.width, screen.width) ? middle.x : view.x,
    y: fits(bounds.height, screen.height) ? middle.y : view.y,
    zoom: view.zoom,
  }
  return within(from, bounds, screen, { width: edge, height: edge })
}

export function wholeView({ bounds }: Scene, screen: Size): Viewport {
  return fit(bounds, screen, fitPadding(screen))
}

/** Around a map that is fitted into the screen: at the sides of a desk stands the rail, above and below the map only bars end. */
function fitPadding(screen: Size): Size {
  const edge = edgeOf(screen)
  return { width: edge, height: Math.min(edge, 32) }
}

/** How far out one can go in a map: until all of it is seen, by keys and fingers as by fitting it. */
export function leastZoom(scene: Scene, screen: Size): number {
  return Math.min(zoomRange.least, wholeView(scene, screen).zoom)
}

/** What stays free at the edges of a screen: on a desk tools lie there. */
export function edgeOf({ width }: Size): number {
  return width < narrow ? 24 : 72
}
