import type { MapSnapshot, NodeId, NodeSnapshot } from '@ramify/document'
import type { Size } from '@ramify/geometry'
import type { Span } from '@ramify/layouts'
import type { Face } from '../faces/face.ts'
import { deepestNumber, type Numbering, numberingByName } from '../numbering/numberings.ts'
import { rangeByKind } from '../ranges/table.ts'
import { noBranch, type Role } from '../roles.ts'
import { type FaceMaker, faceFor } from './face-maker.ts'
import { type Memberships, membershipsOf } from './memberships.ts'
import { type OldGrowth, OldSiblings } from './old-growth.ts'
import type { Plan, PlannedRange } from './plan.ts'
import { newSeedbed, type Seedbed, transplant, writeNode } from './seedbed.ts'

/** Walks the map and writes down who stands in it; with the help of an older plan as far as that still holds. */
export function planMap(
  snapshot: MapSnapshot,
  maker: FaceMaker,
  crowns: ReadonlyMap<NodeId, Size>,
  old: OldGrowth | null = null,
): Plan {
  const planting = new Planting(snapshot, maker, crowns, old)
  planting.plant(snapshot.root, maker.roles.of('root', 0, noBranch), 0)
  // What floats counts as level 1: it is as important, and stands as densely.
  for (const id of snapshot.floating) planting.plant(id, maker.roles.of('floating', 1, noBranch), 1)
  return planting.finish()
}

/** A node on the way down, with the children that are still to come. */
interface Level {
  readonly index: number
  readonly children: readonly NodeId[]
  next: number
  /** Of the node itself; empty where it has none. */
  readonly number: string
  readonly old: OldSiblings | null
}

/** Iterative: a branch may be ten thousand levels deep. */
class Planting {
  readonly #snapshot: MapSnapshot
  readonly #maker: FaceMaker
  readonly #old: OldGrowth | null
  readonly #crowns: ReadonlyMap<NodeId, Size>
  readonly #memberships: Memberships
  readonly #numbering: Numbering | null
  readonly #bed: Seedbed
  readonly #branches: Int32Array
  readonly #faces: Face[] = []
  readonly #own = new Map<number, string>()
  /** Only of nodes that ranges or callouts speak of. */
  readonly #indexes = new Map<NodeId, number>()

  constructor(snapshot: MapSnapshot, maker: FaceMaker, crowns: ReadonlyMap<NodeId, Size>, old: OldGrowth | null) {
    this.#snapshot = snapshot
    this.#maker = maker
    this.#old = old
    this.#crowns = crowns
    this.#memberships = membershipsOf(snapshot)
    this.#numbering = numberingByName(snapshot.numbering)
    this.#bed = newSeedbed(snapshot.nodes.size)
    this.#branches = new Int32Array(snapshot.nodes.size)
    for (const { range, topic } of this.#memberships.ranges.values()) {
      for (const id of [range.parent, range.first, range.last, topic]) if (id !== null) this.#indexes.set(id, -1)
    }
    for (const id of crowns.keys()) this.#indexes.set(id, -1)
  }

  plant(top: NodeId, role: Role, depth: number): void {
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
        this.#bed.end[level.index] = this.#faces.length
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
    const crowns = new Map<number, Size>()
    for (const [id, size] of this.#crowns) {
      const index = this.#indexes.get(id) ?? -1
      if (index >= 0) crowns.set(index, size)
    }
    const forest = { ...this.#bed, size: this.#faces.length, own: this.#own, spans, crowns }
    return { forest, faces: this.#faces, branches: this.#branches, ranges }
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
    this.#bed.parent[index] = parent
    this.#bed.end[index] = index + 1
    this.#bed.level[index] = depth < 2 ? depth : 2
    if (role.kind === 'summary') this.#bed.apart[index] = 1
    writeNode(this.#bed, index, face)
    if (node.layout !== null) this.#own.set(index, node.layout)
    const children = node.folded ? noChildren : (this.#memberships.children.get(node.id) ?? node.children)
    if (children.length === 0) return
    levels.push({
      index,
      children,
      next: 0,
      number,
      old: this.#old && oldIndex >= 0 ? new OldSiblings(this.#old.plan, oldIndex) : null,
    })
  }

  #transplant({ forest, faces, branches }: Plan, from: number, parent: number): void {
    const at = this.#faces.length
    const stop = forest.end[from] as number
    transplant(this.#bed, at, forest, from, parent)
    for (let node = from; node < stop; node++) {
      this.#faces.push(faces[node] as Face)
      this.#branches[at + node - from] = branches[node] as number
    }
  }
}

const noChildren: readonly NodeId[] = []
