import { type Size, union } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'
import { edgeOf, fitPadding, isNarrow, mostOf, wholeView } from '../core/viewport/first-view.ts'
import { centred, fit, type Viewport } from '../core/viewport/viewport.ts'

/** Smaller than that, the main topics of a map on a phone cannot be read. */
const leastInHand = 0.5
const marginInHand = 48

/** All of a small map; of a large one its root, life-size. On a narrow screen the main topics are to be read, too. */
export function firstView(scene: Scene, screen: Size): Viewport {
  const whole = wholeView(scene, screen)
  const root = scene.placeOf(scene.snapshot.root)
  if (whole.zoom >= 0.6 || !root) return whole
  const { bounds } = scene
  if (!isNarrow(screen)) return mostOf(bounds, centred(root, screen, 1), screen, edgeOf(screen))
  const main = root.face.node.children.flatMap((id) => scene.placeOf(id) ?? [])
  const { zoom } = fit({ ...(union([root, ...main]) ?? root), height: 0 }, screen, fitPadding(screen))
  return mostOf(bounds, centred(root, screen, Math.max(zoom, leastInHand)), screen, marginInHand)
}
