import { type Command, isWithin, type NodeId } from '@ramify/document'
import { inflate, intersects, type Point, type Rect, translateRect } from '@ramify/geometry'
import type { Scene } from '@ramify/scene'

/** Where a floating topic was put by hand, and where a layout made it go from there. */
interface Moved {
  readonly from: Point
  readonly to: Point
}

/** Remembers for one editor which floating topics made room: with the next layout they go back if they can. */
export type MovedFloating = Map<NodeId, Moved>

/**
 * Moves floating topics that another layout has put something under, by the shortest way to where they cover nothing. What was
 * put over others by hand stays there.
 */
export function clearFloating(before: Scene, after: Scene, moved: MovedFloating): Command[] {
  return after.snapshot.floating.flatMap((id): Command[] => {
    const box = after.branchBox(id)
    const was = before.branchBox(id)
    const at = after.snapshot.nodes.get(id)?.at
    if (!box || !was || !at || !isFree(before, was, id)) return []
    const known = moved.get(id)
    const home = known && isSame(known.to, at) ? known.from : at
    const place = placeNear(home, after, translateRect(box, minus(home, at)), id)
    if (isSame(place, home)) moved.delete(id)
    else moved.set(id, { from: home, to: place })
    return isSame(place, at) ? [] : [{ type: 'moveNodes', ids: [id], to: { at: place } }]
  })
}

function placeNear(home: Point, scene: Scene, box: Rect, id: NodeId): Point {
  if (isFree(scene, box, id)) return home
  const by = wayOut(scene, box, id)
  return { x: home.x + by.x, y: home.y + by.y }
}

function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y
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
