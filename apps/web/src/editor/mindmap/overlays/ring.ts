import { inflate, type Path, roundedRectangle, translatePath } from '@ramify/geometry'
import type { Topic } from '@ramify/scene'

/** A line around a topic at a distance from its shape, following its corners. In map coordinates. */
export function ring(topic: Topic, distance: number): Path {
  const { x, y, width, height } = topic
  const corner = cornerOf(topic)
  if (corner !== null) return roundedRectangle(inflate({ x, y, width, height }, distance), corner + distance)
  const size = { width: width + 2 * distance, height: height + 2 * distance }
  return translatePath(outline(topic, size), x - distance, y - distance)
}

/** How round a shape's corners are; null for one that is no rectangle. */
export function cornerOf(topic: Topic): number | null {
  if (topic.face.body.shape.outline) return null
  const [start] = outline(topic, topic)
  return start?.[0] === 'M' && start[2] === 0 ? start[1] : null
}

function outline({ face: { body } }: Topic, { width, height }: { width: number; height: number }): Path {
  const [drawn] = body.shape.draw({ width, height }, probe)
  return drawn?.kind === 'shape' ? drawn.path : []
}

/** Just enough for a shape to be drawn at all. */
const probe = { fill: '#000', border: null, borderWidth: 0, borderDash: [], line: '#000', lineWidth: 0 }
