import { type Size, union } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import { centred, fit, type Viewport, within } from './viewport.ts'

const narrow = 720
const margin = { width: 48, height: 48 }
/** Smaller than that, the main topics of a map on a phone cannot be read. */
const leastInHand = 0.5

/** All of a small map; of a large one its root, life-size. On a narrow screen the main topics are to be read, too. */
export function firstView(scene: Scene, screen: Size): Viewport {
  const whole = wholeView(scene, screen)
  const root = scene.placeOf(scene.snapshot.root)
  if (whole.zoom >= 0.6 || !root) return whole
  if (screen.width >= narrow) return centred(root, screen, 1)
  const main = root.face.node.children.flatMap((id) => scene.placeOf(id) ?? [])
  const { zoom } = fit({ ...(union([root, ...main]) ?? root), height: 0 }, screen, edgeOf(screen))
  return within(centred(root, screen, Math.max(zoom, leastInHand)), scene.bounds, screen, margin)
}

export function wholeView({ bounds }: Scene, screen: Size): Viewport {
  return fit(bounds, screen, edgeOf(screen))
}

/** What stays free around a whole map: on a desk tools lie at the edge. */
export function edgeOf({ width }: Size): number {
  return width < narrow ? 24 : 72
}
