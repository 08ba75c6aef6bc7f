import { type Destination, isWithin, type NodeId } from '@ramify/document'
import { center, type Point } from '@ramify/geometry'
import type { Scene, Topic } from '@ramify/scene'
import { sideFor } from '../sides/sides.ts'
import { type DropMark, markBeside, markInto } from './drop-mark.ts'

/** Where branches would go. */
export type DropTarget =
  | DropAmong
  /** Under nobody, where they were carried to. */
  | { readonly kind: 'floating' }
  /** Where they hang, moved by hand from where the layout puts them. */
  | { readonly kind: 'free' }
  /** Where they are. */
  | { readonly kind: 'nowhere' }

/** Among the children of a topic. */
interface DropAmong {
  readonly kind: 'among'
  readonly parent: NodeId
  readonly to: Exclude<Destination, { at: unknown }>
  readonly mark: DropMark
}

/**
 * What a drop at a point would do with branches: into the topic under it, before or after one near it, or afloat. Never
 * into a branch that moves. One look at what stands around the point, however large the map.
 */
export function dropTarget(scene: Scene, moving: ReadonlySet<NodeId>, point: Point, reach = 32): DropTarget {
  const { snapshot } = scene
  const around = { x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach }
  const near = scene
    .visible(around)
    .map((topic) => ({ topic, distance: distanceTo(topic, point) }))
    .sort((a, b) => a.distance - b.distance)
  for (const { topic, distance } of near) {
    if (distance > furthest) break
    if (!isWithin(snapshot, topic.id, moving)) return targetAt(scene, topic, point, distance <= reach)
    // Over its own place nothing changes; but what floats is just put a little further.
    if (distance === 0 && !isAfloat(scene, moving)) return { kind: 'nowhere' }
  }
  return { kind: 'floating' }
}

/** Lines reach far: a point among them may still have nothing to do with the topics they lead to. */
const furthest = 160

export function sameTarget(a: DropTarget, b: DropTarget): boolean {
  if (a.kind !== 'among' || b.kind !== 'among') return a.kind === b.kind
  const [{ pill: p }, { pill: q }] = [a.mark, b.mark]
  return (
    a.parent === b.parent &&
    JSON.stringify(a.to) === JSON.stringify(b.to) &&
    p.from.x === q.from.x &&
    p.from.y === q.from.y &&
    p.to.x === q.to.x &&
    p.to.y === q.to.y
  )
}

function targetAt(scene: Scene, topic: Topic, point: Point, isNear: boolean): DropTarget {
  const parent = parentOf(scene, topic)
  const isOutward = outwardOf(topic, point) > 0
  if (parent === null) {
    const isRoot = topic.id === scene.snapshot.root
    const isInside = distanceTo(topic, point) === 0
    return isInside || (isNear && (isRoot || isOutward)) ? into(scene, topic, point) : { kind: 'floating' }
  }
  const along = alongOf(topic, parent, point)
  const isOver = distanceTo(topic, point) === 0
  if (isOver ? along > quarter && along < 1 - quarter : isNear && isOutward) return into(scene, topic, point)
  return beside(scene, topic, parent, along < 0.5)
}

/** The edges of a topic that mean beside it rather than into it. */
const quarter = 0.25

function into(scene: Scene, topic: Topic, point: Point): DropAmong {
  const side = sideFor(scene.snapshot, topic, point)
  return {
    kind: 'among',
    parent: topic.id,
    to: { parent: topic.id, ...(side && { side }) },
    mark: markInto(scene, topic, side),
  }
}

function beside(scene: Scene, topic: Topic, parent: Topic, isBefore: boolean): DropAmong {
  const side = sideFor(scene.snapshot, parent, center(topic))
  return {
    kind: 'among',
    parent: parent.id,
    to: { ...(isBefore ? { before: topic.id } : { after: topic.id }), ...(side && { side }) },
    mark: markBeside(scene, topic, parent, isBefore),
  }
}

/** Null where there are no siblings to stand among: the root, what floats, the topic of a summary. */
function parentOf(scene: Scene, { face }: Topic): Topic | null {
  const { parent } = face.node
  return parent === null || face.role.kind === 'summary' ? null : (scene.placeOf(parent) ?? null)
}

function isAfloat({ snapshot }: Scene, moving: ReadonlySet<NodeId>): boolean {
  for (const id of moving) if (snapshot.nodes.get(id)?.parent !== null) return false
  return true
}

/** How far past the edge where its branch grows. */
function outwardOf({ x, y, width, height, direction }: Topic, point: Point): number {
  return { right: point.x - x - width, left: x - point.x, down: point.y - y - height, up: y - point.y }[direction]
}

/** 0 where a topic begins, 1 where it ends, in the direction in which siblings follow each other. */
function alongOf({ x, y, width, height }: Topic, parent: Topic, point: Point): number {
  return parent.place.stacksDown ? (point.y - y) / height : (point.x - x) / width
}

function distanceTo({ x, y, width, height }: Topic, point: Point): number {
  const dx = Math.max(x - point.x, 0, point.x - x - width)
  const dy = Math.max(y - point.y, 0, point.y - y - height)
  return Math.hypot(dx, dy)
}
