import { isWithin, type MapSnapshot, type NodeId } from '@ramify/document'
import { center, intersects, type Point, type Rect, translateRect, union } from '@ramify/geometry'
import type { Scene, Topic } from '@ramify/scene'
import { hasSides, sideOf } from '../sides/sides.ts'
import type { DropTarget } from './drop-target.ts'

/** Of a topic of one line with the gap after it; side by side, of a short word. */
const row = { height: 36, width: 72 }

/** How topics stand aside while something is carried between two of them. The map itself stays as it is, and so does what a drop does. */
export interface DropGap {
  readonly by: Point
  /** The tops of the branches that stand aside. */
  readonly aside: ReadonlySet<NodeId>
  /** The branches in the hand are not drawn where they come from: others stand there now, and words would lie over words. */
  readonly hidesSource: boolean
}

/**
 * The siblings after the place make room of one row, with all that hangs on them: always those after it, as what is carried is drawn below the pointer
 * and to its right. Where they would come to lie over a branch after theirs, or none is left, that one goes along. Null where nothing moves, also when
 * something would lie over something else all the same.
 */
export function dropGap(
  scene: Scene,
  onScreen: readonly Topic[],
  target: DropTarget,
  moving: ReadonlySet<NodeId>,
): DropGap | null {
  if (target.kind !== 'among' || 'parent' in target.to) return null
  const parent = scene.placeOf(target.parent)
  const isBefore = 'before' in target.to
  const beside = scene.placeOf('before' in target.to ? target.to.before : target.to.after)
  // In a table cells share their borders, and bones stand on both sides of a spine: none of them can move alone.
  if (!parent || !beside || beside.place.cell || beside.place.lineStyle === 'bone') return null
  const by = parent.place.stacksDown ? { x: 0, y: row.height } : { x: row.width, y: 0 }
  const siblings = siblingsAfter(scene, parent, beside, moving)
  if (isBefore) siblings.add(beside.id)
  const gap = siblings.size > 0 ? gapOf(scene, onScreen, siblings, by, moving) : null
  if (gap) return gap
  const aside = new Set([...siblings, ...afterAncestors(scene, parent, moving)])
  return aside.size > 0 ? gapOf(scene, onScreen, aside, by, moving) : null
}

/** Topics as they are drawn around a gap. */
export function withDropGap(
  { snapshot }: Scene,
  topics: readonly Topic[],
  { aside, by, hidesSource }: DropGap,
  moving: ReadonlySet<NodeId>,
): readonly Topic[] {
  const branchOf = branchFinder(snapshot, aside)
  const shown = hidesSource ? topics.filter(({ id }) => !isWithin(snapshot, id, moving)) : topics
  return shown.map((topic) => {
    const branch = branchOf(topic.id)
    return branch === null ? topic : topic.shifted(by.x, by.y, topic.id !== branch)
  })
}

/** Null if something would lie over what stays. */
function gapOf(
  { snapshot }: Scene,
  onScreen: readonly Topic[],
  aside: ReadonlySet<NodeId>,
  by: Point,
  moving: ReadonlySet<NodeId>,
): DropGap | null {
  const branchOf = branchFinder(snapshot, aside)
  const shifted: Rect[] = []
  const still: Topic[] = []
  const sources: Topic[] = []
  let hidesSource = false
  for (const topic of onScreen) {
    const goesAside = branchOf(topic.id) !== null
    if (isWithin(snapshot, topic.id, moving)) {
      sources.push(topic)
      hidesSource ||= goesAside
    } else if (goesAside) shifted.push(translateRect(topic, by))
    else still.push(topic)
  }
  const area = union(shifted)
  const isCovered = (topic: Topic) =>
    area !== null && intersects(area, topic) && shifted.some((rect) => intersects(rect, topic))
  if (still.some(isCovered)) return null
  return { by, aside, hidesSource: hidesSource || sources.some(isCovered) }
}

/** What stands after a topic beside it, after its parent and so on, as far as they are stacked the same way. */
function afterAncestors(scene: Scene, topic: Topic, moving: ReadonlySet<NodeId>): Set<NodeId> {
  const found = new Set<NodeId>()
  for (let below = topic; ; ) {
    const above = scene.placeOf(below.face.node.parent ?? '')
    if (!above || above.place.stacksDown !== topic.place.stacksDown || below.place.cell) return found
    for (const id of siblingsAfter(scene, above, below, moving)) found.add(id)
    below = above
  }
}

/** As far as they stand in one line with it. */
function siblingsAfter(scene: Scene, parent: Topic, beside: Topic, moving: ReadonlySet<NodeId>): Set<NodeId> {
  const { children } = parent.face.node
  const others = children.slice(children.indexOf(beside.id) + 1)
  const side = hasSides(scene.snapshot, parent.id) ? sideOf(parent, center(beside)) : null
  const isInLine = (id: NodeId) => {
    const topic = moving.has(id) ? undefined : scene.placeOf(id)
    if (!topic || topic.face.role.kind === 'summary') return false
    return side === null || sideOf(parent, center(topic)) === side
  }
  return new Set(others.filter(isInLine))
}

/** Which of these branches a topic belongs to; null for those that are elsewhere. */
function branchFinder({ nodes }: MapSnapshot, tops: ReadonlySet<NodeId>): (id: NodeId) => NodeId | null {
  const known = new Map<NodeId, NodeId | null>()
  return (id) => {
    const passed: NodeId[] = []
    let found: NodeId | null = null
    for (let at: NodeId | null = id; at !== null; at = nodes.get(at)?.parent ?? null) {
      const before = known.get(at)
      found = tops.has(at) ? at : (before ?? null)
      if (found !== null || before !== undefined) break
      passed.push(at)
    }
    for (const each of passed) known.set(each, found)
    return found
  }
}
