import { type Cubic, center, type Point, type Rect } from '@ramify/geometry'
import { relationCurve } from '@ramify/scene'

/** Straight from a topic to a point: a line that has no other end yet. */
export function curveTo(topic: Rect, point: Point): Cubic {
  const middle = center(topic)
  const third = { x: (point.x - middle.x) / 3, y: (point.y - middle.y) / 3 }
  return relationCurve(topic, { ...point, width: 0, height: 0 }, [third, { x: -third.x, y: -third.y }])
}
