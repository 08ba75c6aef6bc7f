import type { Size } from '@ramify/geometry'
import type { Landmarks } from '@ramify/scene'
import { clearOfBars, edgeOf, fitPadding, isInHand, isNarrow, mostOf, wholeView } from '../core/viewport/first-view.ts'
import type { Screen } from '../core/viewport/screen.ts'
import { centred, fit, type Viewport } from '../core/viewport/viewport.ts'

/** On a desk 14 px of a topic are 8 then. */
const legible = 0.6
/**
 * In a hand a screen is nearer, and two fingers bring a map nearer still: seven topics at both sides of their root, which are what people
 * begin with, are all there at 390 px. What is smaller is a picture of a map, as in the sheet of layouts, and no map to be read.
 */
const legibleInHand = 0.55
/** Smaller than that, the main topics of a map on a phone cannot be read. */
const leastInHand = 0.5
const marginInHand = 48

/** All of a map that can be read so; of a larger one its root, life-size. On a narrow screen the main topics are to be read, too. */
export function firstView(landmarks: Landmarks, screen: Screen): Viewport {
  return clearOfBars(screen, (free) => viewIn(landmarks, free))
}

function viewIn({ bounds, root, mains }: Landmarks, screen: Size): Viewport {
  const whole = wholeView({ bounds }, screen)
  if (whole.zoom >= (isInHand(screen) ? legibleInHand : legible) || !root) return whole
  if (!isNarrow(screen)) return mostOf(bounds, centred(root, screen, 1), screen, edgeOf(screen))
  const { zoom } = fit({ ...(mains ?? root), height: 0 }, screen, fitPadding(screen))
  return mostOf(bounds, centred(root, screen, Math.max(zoom, leastInHand)), screen, marginInHand)
}
