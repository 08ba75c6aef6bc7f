import type { NodeId } from '@ramify/document'
import type { Scene, Topic } from '@ramify/scene'

export type Way = 'up' | 'down' | 'left' | 'right'

/** Where an arrow key leads from a topic: to its parent or children along its branch, to what stands beside it across. */
export function neighbour(scene: Scene, id: NodeId, way: Way): NodeId | null {
  const topic = scene.placeOf(id)
  if (!topic) return shownAncestor(scene, id)
  const parent = parentOf(scene, topic)
  if (!parent) return childTowards(scene, topic, way) ?? otherTree(scene, topic, way)
  if (isStrung(parent, topic)) return alongLine(scene, parent, topic, way)
  const outward = wayFrom(parent, topic)
  if (outward === opposite[way]) return summedUpBy(scene, topic) ?? parent.id
  return (
    childTowards(scene, topic, way) ??
    (outward === way
      ? summaryOf(scene, parent, topic, way)
      : (beside(scene, topic, way) ?? outOfList(parent, topic, way)))
  )
}

/** The topic itself while it is shown, else the one it is folded away in. */
export function shownAncestor({ snapshot: { nodes } }: Scene, id: NodeId): NodeId | null {
  let shown = nodes.get(id)
  for (let at = shown; at; at = at.parent === null ? undefined : nodes.get(at.parent))
    if (at.folded && at.id !== id) shown = at
  return shown?.id ?? null
}

/** Of the children on that side, the one that stands straightest ahead; of those that are strung up the first. */
function childTowards(scene: Scene, topic: Topic, way: Way): NodeId | null {
  let best: Topic | null = null
  for (const child of childrenOf(scene, topic)) {
    if (wayFrom(topic, child) !== way) continue
    if (isStrung(topic, child)) return child.id
    if (!best || across(topic, child, way) < across(topic, best, way)) best = child
  }
  return best?.id ?? null
}

/** Whether siblings follow each other in the direction in which they hang: on the line of a timeline, or as rows of a table. */
function isStrung(parent: Topic, topic: Topic): boolean {
  return topic.place.ends !== null && parent.place.stacksDown === isUpright(wayFrom(parent, topic))
}

/** On such a line from one to the next, back to the parent from the first, and aside into the branch of each. */
function alongLine(scene: Scene, parent: Topic, topic: Topic, way: Way): NodeId | null {
  const outward = wayFrom(parent, topic)
  if (way === outward) return nextOnSide(scene, parent, topic, 1)?.id ?? null
  if (way === opposite[outward]) return nextOnSide(scene, parent, topic, -1)?.id ?? parent.id
  return childTowards(scene, topic, way) ?? intoList(scene, topic, way) ?? summaryOf(scene, parent, topic, way)
}

/** The end of a topic's list that is next to it. */
function intoList(scene: Scene, topic: Topic, way: Way): NodeId | null {
  const list = topic.direction === way ? childrenOf(scene, topic).filter((child) => isInList(child)) : []
  return (way === 'up' ? list.at(-1) : list[0])?.id ?? null
}

function outOfList(parent: Topic, topic: Topic, way: Way): NodeId | null {
  return isInList(topic) && way === opposite[parent.direction] ? parent.id : null
}

/** Its line sets off along the list and turns aside. */
function isInList({ place: { ends } }: Topic): boolean {
  return ends !== null && ends.leaves === 'y' && ends.arrives === 'x'
}

/** At the end of a branch only its summary lies further out: everything else there belongs to another branch. */
function summaryOf(scene: Scene, parent: Topic, topic: Topic, way: Way): NodeId | null {
  const summaries = childrenOf(scene, parent).filter(({ place }) => !place.ends)
  return summaries.find((summary) => along(topic, summary, way) > 0)?.id ?? null
}

/** The next one on the same level, also in another branch; where that branch is shorter, its last one. */
function beside(scene: Scene, topic: Topic, way: Way): NodeId | null {
  let depth = 0
  for (let at = topic; ; depth++) {
    const parent = parentOf(scene, at)
    if (!parent) return null
    // On the two sides of an axis topics stand at two heights, but none is above or below another.
    if (isStrung(parent, at) && isUpright(way) !== isUpright(wayFrom(parent, at))) return null
    const next = siblingTowards(scene, parent, at, way)
    if (next) return descend(scene, next, topic, way, depth)
    at = parent
  }
}

function descend(scene: Scene, from: Topic, origin: Topic, way: Way, depth: number): NodeId {
  let at = from
  for (let left = depth; left > 0; left--) {
    // Rows of a table hang below it, and what is in them beside them.
    const side = at.place.cell ? null : sideOf(scene, at)
    const [first, last] = ends(childrenOf(scene, at), (child) => side === null || wayFrom(at, child) === side)
    if (!first || !last) break
    at = along(origin, first, way) <= along(origin, last, way) ? first : last
  }
  return at.id
}

/** In the order of the tree the neighbours of one side follow each other; which of them lies where is for the layout. */
function siblingTowards(scene: Scene, parent: Topic, topic: Topic, way: Way): Topic | null {
  for (const step of [-1, 1]) {
    const sibling = nextOnSide(scene, parent, topic, step)
    // Those on one line are not quite at one height.
    if (sibling && along(topic, sibling, way) > 0.5) return sibling
  }
  return null
}

function nextOnSide(scene: Scene, parent: Topic, topic: Topic, step: number): Topic | undefined {
  const side = wayFrom(parent, topic)
  const { children } = parent.face.node
  for (let at = children.indexOf(topic.id) + step; at >= 0 && at < children.length; at += step) {
    const next = scene.placeOf(children[at] as NodeId)
    // The topic of a summary stands beside what it sums up, not among it.
    if (next?.place.ends && wayFrom(parent, next) === side) return next
  }
  return undefined
}

/** What the topic of a summary stands for: the first of what it sums up. */
function summedUpBy({ snapshot }: Scene, topic: Topic): NodeId | null {
  if (topic.place.ends) return null
  for (const range of snapshot.ranges.values()) if (range.topic === topic.id) return range.first
  return null
}

/** From the top of one tree to that of another: the root and floating topics have no lines between them. */
function otherTree(scene: Scene, topic: Topic, way: Way): NodeId | null {
  const { root, floating } = scene.snapshot
  let best: NodeId | null = null
  let least = Number.POSITIVE_INFINITY
  for (const id of [root, ...floating]) {
    const other = id === topic.id ? undefined : scene.placeOf(id)
    if (!other || along(topic, other, way) <= 0) continue
    const distance = along(topic, other, way) + 2 * across(topic, other, way)
    if (distance < least) [best, least] = [id, distance]
  }
  return best
}

function parentOf(scene: Scene, { face }: Topic): Topic | undefined {
  return face.node.parent === null ? undefined : scene.placeOf(face.node.parent)
}

function childrenOf(scene: Scene, { face }: Topic): Topic[] {
  if (face.node.folded) return []
  return face.node.children.flatMap((id) => scene.placeOf(id) ?? [])
}

/** On which side of its parent a topic hangs. */
function wayFrom(parent: Topic, child: Topic): Way {
  const { ends } = child.place
  if (!ends) return parent.direction
  if (ends.arrives === 'x') return ends.toX < ends.fromX ? 'left' : 'right'
  return ends.toY < ends.fromY ? 'up' : 'down'
}

function sideOf(scene: Scene, topic: Topic): Way | null {
  const parent = parentOf(scene, topic)
  return parent ? wayFrom(parent, topic) : null
}

function ends<T>(items: readonly T[], fits: (item: T) => boolean): [T | undefined, T | undefined] {
  return [items.find(fits), items.findLast(fits)]
}

/** How far another topic lies in a direction, from middle to middle; negative when it lies behind. */
function along(from: Topic, to: Topic, way: Way): number {
  const distance = isUpright(way) ? middle(to).y - middle(from).y : middle(to).x - middle(from).x
  return way === 'left' || way === 'up' ? -distance : distance
}

function across(from: Topic, to: Topic, way: Way): number {
  return Math.abs(along(from, to, isUpright(way) ? 'right' : 'down'))
}

function middle({ x, y, width, height }: Topic): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

function isUpright(way: Way): boolean {
  return way === 'up' || way === 'down'
}

const opposite: Record<Way, Way> = { up: 'down', down: 'up', left: 'right', right: 'left' }
