import type { MapSnapshot, NodeId, NodeSnapshot } from '@ramify/document'
import type { Size } from '@ramify/geometry'
import type { Span } from '@ramify/layouts'
import type { Face } from '../faces/face.ts'
import { deepestNumber, type Numbering, numberingByName } from '../numbering/numberings.ts'
import { rangeByKind } from '../ranges/table.ts'
import { noBranch, type Role } from '../roles.ts'
import { type FaceMaker, faceFor } from './face-maker.ts'
import { copyBranch, type ForestBuffers, newForestBuffers, writeNode } from './forest-buffers.ts'
import { type Memberships, membershipsOf } from './memberships.ts'
import type { Plan, PlannedRange } from './plan.ts'
import { type PreviousPlan, PreviousSiblings } from './previous-plan.ts'

/** Walks the map and builds its plan, reusing branches of the previous plan that have not changed. */
export function planMap(
  snapshot: MapSnapshot,
  maker: FaceMaker,
  calloutSpace: ReadonlyMap<NodeId, Size>,
  old: PreviousPlan | null = null,
): Plan {
  const builder = new PlanBuilder(snapshot, maker, calloutSpace, old)
  builder.add(snapshot.root, maker.roles.of('root', 0, noBranch), 0)
  // What floats counts as level 1: it is as important, and stands as densely.
  for (const id of snapshot.floating) builder.add(id, maker.roles.of('floating', 1, noBranch), 1)
  return builder.finish()
}

/** A node on the way down, with the children that are still to come. */
interface Level {
  readonly index: number
  readonly children: readonly NodeId[]
  next: number
  /** Of the node itself; empty where it has none. */
  readonly number: string
  readonly old: PreviousSiblings | null
}

/** Iterative: a branch may be ten thousand levels deep. */
class PlanBuilder {
  readonly #snapshot: MapSnapshot
  readonly #maker: FaceMaker
  readonly #old: PreviousPlan | null
  readonly #calloutSpace: ReadonlyMap<NodeId, Size>
  readonly #memberships: Memberships
  readonly #numbering: Numbering | null
  readonly #buffers: ForestBuffers
  readonly #branches: Int32Array
  readonly #faces: Face[] = []
  readonly #own = new Map<number, string>()
  readonly #hidden = new Map<number, number>()
  /** Only of nodes that ranges or callouts speak of. */
  readonly #indexes = new Map<NodeId, number>()

  constructor(
    snapshot: MapSnapshot,
    maker: FaceMaker,
    calloutSpace: ReadonlyMap<NodeId, Size>,
    old: PreviousPlan | null,
  ) {
    this.#snapshot = snapshot
    this.#maker = maker
    this.#old = old
    this.#calloutSpace = calloutSpace
    this.#memberships = membershipsOf(snapshot)
    this.#numbering = numberingByName(snapshot.numbering)
    this.#buffers = newForestBuffers(snapshot.nodes.size)
    this.#branches = new Int32Array(snapshot.nodes.size)
    for (const { range, topic } of this.#memberships.ranges.values()) {
      for (const id of [range.parent, range.first, range.last, topic]) if (id !== null) this.#indexes.set(id, -1)
    }
    for (const id of calloutSpace.keys()) this.#indexes.set(id, -1)
  }

  add(top: NodeId, role: Role, depth: number): void {
    const { nodes } = this.#snapshot
    const node = nodes.get(top)
    if (!node) return
    const isMap = role.kind === 'root'
    const levels: Level[] = []
    this.#grow(levels, node, -1, role, depth, noBranch, '', this.#old?.indexOfTop(top) ?? -1)
    for (let level = levels.at(-1); level; level = levels.at(-1)) {
      const position = level.next++
      const id = level.children[position]
      if (id === undefined) {
        this.#buffers.end[level.index] = this.#faces.length
        levels.pop()
        continue
      }
      const child = nodes.get(id)
      if (!child) continue
      const summedUp = this.#memberships.topics.get(id)
      const isMain = isMap && levels.length === 1
      const branch = isMain ? (summedUp ?? position) : (this.#branches[level.index] as number)
      const kind = summedUp !== undefined ? 'summary' : isMain ? 'level1' : 'deeper'
      const below = depth + levels.length
      const roleOfChild = this.#maker.roles.of(kind, below, branch)
      const number = isMap && summedUp === undefined ? this.#numberBelow(level, position, levels.length) : ''
      this.#grow(levels, child, level.index, roleOfChild, below, branch, number, level.old?.find(id) ?? -1)
    }
  }

  /** Topics of summaries come after all others, so a position is a place among those that are numbered. */
  #numberBelow({ number }: Level, position: number, level: number): string {
    if (!this.#numbering || level > deepestNumber || (number === '' && level > 1)) return ''
    return this.#numbering(number, position + 1, level)
  }

  finish(): Plan {
    const ranges: PlannedRange[] = []
    const spans = new Map<number, Span[]>()
    for (const { range, topic } of this.#memberships.ranges.values()) {
      const indexOf = (id: NodeId | null) => (id === null ? -1 : (this.#indexes.get(id) ?? -1))
      const [parent, first, last] = [indexOf(range.parent), indexOf(range.first), indexOf(range.last)]
      // A folded branch takes its ranges along.
      if (first < 0 || last < first) continue
      const planned = { range, parent, first, last, topic: indexOf(topic), ...rangeByKind(range.kind).room(range) }
      ranges.push(planned)
      spans.set(parent, [...(spans.get(parent) ?? []), planned])
    }
    const calloutSpace = new Map<number, Size>()
    for (const [id, size] of this.#calloutSpace) {
      const index = this.#indexes.get(id) ?? -1
      if (index >= 0) calloutSpace.set(index, size)
    }
    const forest = { ...this.#buffers, size: this.#faces.length, own: this.#own, spans, calloutSpace }
    return { forest, faces: this.#faces, branches: this.#branches, hidden: this.#hidden, ranges }
  }

  /** Takes a node in: with its whole branch as it was before, or alone, and its children next. */
  #grow(
    levels: Level[],
    node: NodeSnapshot,
    parent: number,
    role: Role,
    depth: number,
    branch: number,
    number: string,
    oldIndex: number,
  ): void {
    const index = this.#faces.length
    if (this.#indexes.size > 0 && this.#indexes.has(node.id)) this.#indexes.set(node.id, index)
    if (this.#old && oldIndex >= 0 && this.#old.isStill(oldIndex, node, role, number)) {
      this.#transplant(this.#old.plan, oldIndex, parent)
      return
    }
    const face = faceFor(this.#maker, node, role, number)
    this.#faces.push(face)
    this.#branches[index] = branch
    this.#buffers.parent[index] = parent
    this.#buffers.end[index] = index + 1
    this.#buffers.level[index] = depth < 2 ? depth : 2
    if (role.kind === 'summary') this.#buffers.apart[index] = 1
    writeNode(this.#buffers, index, face)
    if (node.layout !== null) this.#own.set(index, node.layout)
    if (isFolded(node)) this.#hidden.set(index, countBelow(node, this.#snapshot))
    const children = node.folded ? noChildren : (this.#memberships.children.get(node.id) ?? node.children)
    if (children.length === 0) return
    levels.push({
      index,
      children,
      next: 0,
      number,
      old: this.#old && oldIndex >= 0 ? new PreviousSiblings(this.#old.plan, oldIndex) : null,
    })
  }

  #transplant({ forest, faces, branches, hidden }: Plan, from: number, parent: number): void {
    const at = this.#faces.length
    const stop = forest.end[from] as number
    copyBranch(this.#buffers, at, forest, from, parent)
    for (let index = from; index < stop; index++) {
      const face = faces[index] as Face
      this.#faces.push(face)
      this.#branches[at + index - from] = branches[index] as number
      if (isFolded(face.node)) this.#hidden.set(at + index - from, hidden.get(index) as number)
    }
  }
}

const noChildren: readonly NodeId[] = []

function isFolded({ folded, children }: NodeSnapshot): boolean {
  return folded && children.length > 0
}

/** Iterative, as the builder. */
function countBelow({ children }: NodeSnapshot, { nodes }: MapSnapshot): number {
  const open = [...children]
  let count = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    count++
    for (const child of nodes.get(next)?.children ?? []) open.push(child)
  }
  return count
}
