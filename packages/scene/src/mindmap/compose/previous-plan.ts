import type { MapSnapshot, NodeId, NodeSnapshot, SnapshotChange } from '@ramify/document'
import type { Face } from '../faces/face.ts'
import type { Role } from '../roles.ts'
import type { Plan } from './plan.ts'

/** A plan from before a change, and which of its branches are still as they were. */
export class PreviousPlan {
  readonly plan: Plan
  /** Nodes with something changed at them or below. */
  readonly #changed: ReadonlySet<NodeId>

  constructor(plan: Plan, { after, nodes }: SnapshotChange) {
    this.plan = plan
    const changed = new Set<NodeId>()
    for (const id of nodes) markChanged(id, after, changed)
    // Of these a plan holds more than what stands in the branch itself.
    for (const { parent } of after.ranges.values()) markChanged(parent, after, changed)
    for (const { node, at } of after.callouts.values()) if (!at) markChanged(node, after, changed)
    for (const { range } of plan.ranges) markChanged(range.parent, after, changed)
    for (const index of plan.forest.own.keys()) markChanged((plan.faces[index] as Face).node.id, after, changed)
    this.#changed = changed
  }

  /** The whole branch: the same nodes in the same roles, with the same numbers, as those below follow from the top's. */
  isStill(index: number, node: NodeSnapshot, role: Role, number: string): boolean {
    if (this.#changed.has(node.id)) return false
    const face = this.plan.faces[index] as Face
    return face.role === role && face.body.number === number
  }

  indexOfTop(id: NodeId): number {
    const { forest, faces } = this.plan
    for (let top = 0; top < forest.size; top = forest.end[top] as number) if (faces[top]?.node.id === id) return top
    return -1
  }
}

/** Finds where children of one node stood before. Most are asked for in the order in which they stood. */
export class PreviousSiblings {
  readonly #plan: Plan
  readonly #parent: number
  #next: number
  #all: Map<NodeId, number> | undefined

  constructor(plan: Plan, parent: number) {
    this.#plan = plan
    this.#parent = parent
    this.#next = parent + 1
  }

  find(id: NodeId): number {
    const { forest, faces } = this.#plan
    const isNext = this.#next < (forest.end[this.#parent] as number) && faces[this.#next]?.node.id === id
    const found = isNext ? this.#next : (this.#lookUp().get(id) ?? -1)
    if (found >= 0) this.#next = forest.end[found] as number
    return found
  }

  #lookUp(): Map<NodeId, number> {
    if (this.#all) return this.#all
    this.#all = new Map()
    const { forest, faces } = this.#plan
    for (
      let child = this.#parent + 1;
      child < (forest.end[this.#parent] as number);
      child = forest.end[child] as number
    ) {
      this.#all.set((faces[child] as Face).node.id, child)
    }
    return this.#all
  }
}

/** Up to the top, or to where somebody else has been. */
function markChanged(id: NodeId, { nodes }: MapSnapshot, changed: Set<NodeId>): void {
  for (let at: NodeId | null | undefined = id; at != null && !changed.has(at); at = nodes.get(at)?.parent)
    changed.add(at)
}
