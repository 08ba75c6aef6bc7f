import type { NodeId } from '@ramify/document'
import { type Rect, union } from '@ramify/geometry'
import type { Scene, Topic } from '@ramify/scene'

/** A topic that is shown, with the room its whole branch takes. */
export interface Branch {
  readonly topic: Topic
  readonly children: readonly Branch[]
  readonly box: Rect
}

/** The branches of the central topic, and then the floating ones. In one walk: asking for each by its id takes the square of the depth. */
export function mainBranches(scene: Scene): readonly Branch[] {
  const { root } = scene.snapshot
  const grown = new Map<NodeId, { topic: Topic; children: Branch[]; box: Rect }>()
  const tops: Branch[] = []
  const topics = scene.visible(scene.bounds)
  for (const topic of topics) {
    const { id, x, y, width, height } = topic
    const branch = { topic, children: [], box: { x, y, width, height } }
    grown.set(id, branch)
    const { parent } = topic.face.node
    if (parent !== null && parent !== root) grown.get(parent)?.children.push(branch)
    else if (id !== root) tops.push(branch)
  }
  // From the tips down, so that each knows its own when it is added to its parent's.
  for (const { id, face } of topics.toReversed()) {
    const [branch, parent] = [grown.get(id), grown.get(face.node.parent ?? '')]
    if (branch && parent) parent.box = union([parent.box, branch.box]) ?? parent.box
  }
  return tops
}
