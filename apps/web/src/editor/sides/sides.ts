import type { MapSnapshot, Side } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import { layoutByName, layouts } from '@ramify/layouts'
import type { Topic } from '@ramify/scene'

/** On which side of a topic a child at this point would stand; undefined where its layout has no sides to choose from. */
export function sideFor(snapshot: MapSnapshot, topic: Topic, point: Point): Side | undefined {
  const { id, layout } = topic.face.node
  const name = layout ?? (id === snapshot.root ? snapshot.layout : null)
  if (name === null || layoutByName(name) !== layouts.default) return undefined
  return sideOf(topic, point)
}

export function sideOf(topic: Topic, point: Point): Side {
  return point.x < center(topic).x ? 'left' : 'right'
}
