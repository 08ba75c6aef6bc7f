import type { Size } from '@ramify/geometry'
import type { Landmarks } from '@ramify/scene'
import { edgeOf, fitPadding, isNarrow, mostOf, wholeView } from '../core/viewport/first-view.ts'
import { centred, fit, type Viewport } from '../core/viewport/viewport.ts'

/** Smaller than that, the main topics of a map on a phone cannot be read. */
const leastInHand = 0.5
const marginInHand = 48

/** All of a small map; of a large one its root, life-size. On a narrow screen the main topics are to be read, too. */
export function firstView({ bounds, root, mains }: Landmarks, screen: Size): Viewport {
  const whole = wholeView({ bounds }, screen)
  if (whole.zoom >= 0.6 || !root) return whole
  if (!isNarrow(screen)) return mostOf(bounds, centred(root, screen, 1), screen, edgeOf(screen))
  const { zoom } = fit({ ...(mains ?? root), height: 0 }, screen, fitPadding(screen))
  return mostOf(bounds, centred(root, screen, Math.max(zoom, leastInHand)), screen, marginInHand)
}
