import { type Command, isWithin, type NodeId } from '@ramify/document'
import { inflate, intersects, type Point, type Rect, translateRect } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'

/**
 * Moves floating topics that another layout has put something under, by the shortest way to where they cover nothing. What was
 * put over others by hand stays there.
 */
export function clearFloating(before: Scene, after: Scene): Command[] {
  return after.snapshot.floating.flatMap((id): Command[] => {
    const box = after.branchBox(id)
    const was = before.branchBox(id)
    const at = after.snapshot.nodes.get(id)?.at
    if (!box || !was || !at || isFree(after, box, id) || !isFree(before, was, id)) return []
    const by = wayOut(after, box, id)
    return [{ type: 'moveNodes', ids: [id], to: { at: { x: at.x + by.x, y: at.y + by.y } } }]
  })
}

/** Between a floating branch and what it was moved away from. */
const air = 24
const step = 24
const directions = 16
/** After so many rings it is put below the whole map. */
const rings = 120

/** In rings around where it is: the first place that is free is about the nearest. */
function wayOut(scene: Scene, box: Rect, id: NodeId): Point {
  const room = inflate(box, air)
  for (let ring = 1; ring <= rings; ring++) {
    for (let nth = 0; nth < directions; nth++) {
      const angle = (2 * Math.PI * nth) / directions
      const by = { x: Math.round(ring * step * Math.cos(angle)), y: Math.round(ring * step * Math.sin(angle)) }
      if (isFree(scene, translateRect(room, by), id)) return by
    }
  }
  const { y, height } = scene.bounds
  return { x: 0, y: y + height + air - box.y }
}

function isFree(scene: Scene, box: Rect, id: NodeId): boolean {
  const own = new Set([id])
  return !scene.visible(box).some((topic) => {
    return intersects(topic.place.cell ?? topic, box) && !isWithin(scene.snapshot, topic.id, own)
  })
}
