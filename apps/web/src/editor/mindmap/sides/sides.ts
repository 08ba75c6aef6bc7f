import type { MapSnapshot, NodeId, Side } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import { layoutByName } from '@ramify/layouts'
import type { Scene, Topic } from '@ramify/scene'

/** On which side of a topic a child at this point would stand; undefined where its layout has no sides to choose from. */
export function sideFor(snapshot: MapSnapshot, topic: Topic, point: Point): Side | undefined {
  return hasSides(snapshot, topic.id) ? sideOf(topic, point) : undefined
}

export function sideOf(topic: Topic, point: Point): Side {
  return point.x < center(topic).x ? 'left' : 'right'
}

/** Where a new child goes: to the side with fewer of them. */
export function sideForNewChild(scene: Scene, parent: NodeId): Side | undefined {
  if (!hasSides(scene.snapshot, parent)) return undefined
  const sides = [...seenSides(scene, parent).values()]
  const left = sides.filter((side) => side === 'left').length
  return sides.length - left <= left ? 'right' : 'left'
}

/** On which side each child is seen; nothing of those that are hidden, or whose parent's layout has no sides. */
export function seenSides(scene: Scene, parent: NodeId): Map<NodeId, Side> {
  const sides = new Map<NodeId, Side>()
  const topic = scene.placeOf(parent)
  if (!topic || !hasSides(scene.snapshot, parent)) return sides
  for (const id of topic.face.node.children) {
    const place = scene.placeOf(id)
    if (place) sides.set(id, sideOf(topic, center(place)))
  }
  return sides
}

export function hasSides({ root, layout, nodes }: MapSnapshot, id: NodeId): boolean {
  const name = nodes.get(id)?.layout ?? (id === root ? layout : null)
  return name !== null && layoutByName(name).hasSides === true
}
