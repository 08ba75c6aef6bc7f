import type { NodeId } from '@ramify/document'
import { center } from '@ramify/geometry'
import type { Scene, Topic } from '@ramify/scene'
import { hasSides, sideOf } from '../sides/sides.ts'
import type { DropTarget } from './drop-target.ts'

/** Of a topic of one line with the gap after it; side by side, of a short word. */
const row = { height: 36, width: 72 }

/**
 * Topics as they are drawn while something is carried between two of them: the siblings beyond the place make room of one row, with all
 * that hangs on them. The one under the pointer stays, and the map itself stays as it is: what a drop does depends on nothing else.
 */
export function withDropGap(
  scene: Scene,
  topics: readonly Topic[],
  target: DropTarget,
  moving: ReadonlySet<NodeId>,
): readonly Topic[] {
  if (target.kind !== 'among' || 'parent' in target.to) return topics
  const parent = scene.placeOf(target.parent)
  const isBefore = 'before' in target.to
  const beside = scene.placeOf('before' in target.to ? target.to.before : target.to.after)
  // In a table cells share their borders, and bones stand on both sides of a spine: none of them can move alone.
  if (!parent || !beside || beside.place.cell || beside.place.lineStyle === 'bone') return topics
  const makeRoom = beyond(scene, parent, beside, isBefore, moving)
  const sign = isBefore ? -1 : 1
  const by = parent.place.stacksDown ? { x: 0, y: sign * row.height } : { x: sign * row.width, y: 0 }
  const branchOf = branchFinder(scene, target.parent)
  return topics.map((topic) => {
    const branch = branchOf(topic.id)
    return branch !== null && makeRoom.has(branch) ? topic.shifted(by.x, by.y, topic.id !== branch) : topic
  })
}

/** The siblings on the other side of the place, as far as they stand in one line with it. */
function beyond(
  scene: Scene,
  parent: Topic,
  beside: Topic,
  isBefore: boolean,
  moving: ReadonlySet<NodeId>,
): Set<NodeId> {
  const { children } = parent.face.node
  const at = children.indexOf(beside.id)
  const others = isBefore ? children.slice(0, at) : children.slice(at + 1)
  const side = hasSides(scene.snapshot, parent.id) ? sideOf(parent, center(beside)) : null
  const isInLine = (id: NodeId) => {
    const topic = moving.has(id) ? undefined : scene.placeOf(id)
    if (!topic || topic.face.role.kind === 'summary') return false
    return side === null || sideOf(parent, center(topic)) === side
  }
  return new Set(others.filter(isInLine))
}

/** The child of a topic that another one belongs to; null for those that are elsewhere. */
function branchFinder({ snapshot: { nodes } }: Scene, parent: NodeId): (id: NodeId) => NodeId | null {
  const known = new Map<NodeId, NodeId | null>()
  const find = (id: NodeId): NodeId | null => {
    const way: NodeId[] = []
    let found: NodeId | null = null
    for (let at: NodeId | null = id; at !== null; ) {
      const before = known.get(at)
      if (before !== undefined) {
        found = before
        break
      }
      way.push(at)
      const above: NodeId | null = nodes.get(at)?.parent ?? null
      if (above === parent) {
        found = at
        break
      }
      at = above
    }
    for (const each of way) known.set(each, found)
    return found
  }
  return find
}
