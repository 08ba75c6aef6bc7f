import { between, distance, type Point } from '@ramify/geometry'
import { panBy, type Viewport, zoomAt, zoomRange } from '../../core/viewport/viewport.ts'

export type TwoFingers = readonly [Point, Point]

/** Two fingers hold two places of the map: it grows with their distance and goes along with their middle. */
export function pinched(view: Viewport, before: TwoFingers, after: TwoFingers, least = zoomRange.least): Viewport {
  const [from, to] = [between(...before, 0.5), between(...after, 0.5)]
  // Fingers that touch have no distance to grow from.
  const ratio = distance(...after) / Math.max(1, distance(...before))
  return panBy(zoomAt(view, from, view.zoom * ratio, least), { x: to.x - from.x, y: to.y - from.y })
}
