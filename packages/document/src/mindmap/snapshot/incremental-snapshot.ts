import type { ChangedGroups, ChangedRecords } from '../../core/changed-records.ts'
import { recordAt } from '../../core/collections.ts'
import { sameJson } from '../../core/json.ts'
import type { CollectionName, Collections } from '../schema/collections.ts'
import { readSettings, type Settings, sharedSettings } from '../schema/settings.ts'
import { Attachments } from './attachments.ts'
import type { Branch } from './branch.ts'
import { calloutKind } from './callouts.ts'
import { lineKind } from './lines.ts'
import { BucketTable } from './node-table.ts'
import { rangeKind } from './ranges.ts'
import { movesOthers, readNode } from './read-node.ts'
import type { MapSnapshot, NodeId, NodeSnapshot, SnapshotChange } from './snapshot.ts'
import { Tree } from './tree.ts'

/** The snapshot of a document, updated from what changed: changed records are read again, and whatever moves because of them. */
export class IncrementalSnapshot {
  readonly tree = new Tree()
  snapshot: MapSnapshot
  readonly #collections: Collections
  readonly #lines = new Attachments(lineKind)
  readonly #ranges = new Attachments(rangeKind)
  readonly #callouts = new Attachments(calloutKind)
  #table = new BucketTable((id) => this.tree.get(id)?.slot)
  #settings: Settings

  constructor(collections: Collections) {
    this.#collections = collections
    this.#settings = readSettings(collections.meta)
    this.snapshot = this.#assemble()
  }

  update(changed: ChangedRecords<CollectionName>): Omit<SnapshotChange, 'local'> | null {
    const before = this.snapshot
    const placed = placedAgain(changed.in('nodes'))
    const touched =
      placed.length > 0 || changed.meta.has('root')
        ? this.tree.update(placed, (id) => recordAt(this.#collections, 'nodes', id), this.#wishedRoot())
        : []
    const { nodes, structure } = this.#readNodes(changed.in('nodes'), touched)
    const settings = changed.meta.size > 0 && this.#readSettings()
    const around = () => this.#around(touched, placed)
    const lines = this.#lines.update(this.#collections.lines, changed.in('lines').keys(), around(), this.tree)
    const ranges = this.#ranges.update(this.#collections.ranges, changed.in('ranges').keys(), around(), this.tree)
    const callouts = this.#callouts.update(
      this.#collections.callouts,
      changed.in('callouts').keys(),
      around(),
      this.tree,
    )
    const moved = before.root !== this.tree.root || before.floating !== this.tree.floating
    if (nodes.size === 0 && !settings && !lines && !ranges && !callouts && !moved) return null
    const after = this.#assemble()
    this.snapshot = after
    const anew = structure || moved || ranges || callouts || before.layout !== after.layout
    return { before, after, nodes, structure: anew, settings }
  }

  /** Brings the table up to date, and tells which nodes are others and whether some of them move others. */
  #readNodes(changed: ChangedGroups, touched: readonly Branch[]): Pick<SnapshotChange, 'nodes' | 'structure'> {
    const nodes = new Set<NodeId>()
    let structure = false
    this.#table = this.#table.with((set) => {
      const read = (branch: Branch, groups: ReadonlySet<string> | true) => {
        const before = this.#table.at(branch.slot)
        const after = this.#readNode(branch, groups, before)
        if (after === before) return
        set(branch.slot, after)
        nodes.add(branch.id)
        structure ||= movesOthers(before, after)
      }
      for (const [id, groups] of changed) {
        const branch = this.tree.get(id)
        if (branch) read(branch, groups)
      }
      for (const branch of touched) if (!changed.has(branch.id)) read(branch, nothing)
    })
    return { nodes, structure }
  }

  #readNode(branch: Branch, groups: ReadonlySet<string> | true, before: NodeSnapshot | undefined) {
    const { record, living, id } = branch
    if (!record || !living) return undefined
    const isRoot = id === this.tree.root
    return readNode(record, branch, this.tree.parentOf(branch), isRoot, before, groups === true ? undefined : groups)
  }

  /** Nodes whose lines and ranges may show differently. */
  *#around(touched: Iterable<Branch>, placed: Iterable<NodeId>): IterableIterator<NodeId> {
    for (const { id } of touched) yield id
    for (const id of placed) {
      yield id
      // With another key it may stand inside a range whose end is gone, though the order of those that live is the same.
      const branch = this.tree.get(id)
      if (branch?.host) yield branch.host.id
    }
  }

  #readSettings(): boolean {
    const settings = readSettings(this.#collections.meta)
    if (sameJson(settings, this.#settings)) return false
    this.#settings = sharedSettings(settings, this.#settings)
    return true
  }

  #wishedRoot(): NodeId | null {
    const root = this.#collections.meta.get('root')
    return typeof root === 'string' ? root : null
  }

  #assemble(): MapSnapshot {
    return {
      root: this.tree.root,
      floating: this.tree.floating,
      nodes: this.#table,
      lines: this.#lines.shown,
      ranges: this.#ranges.shown,
      callouts: this.#callouts.shown,
      ...this.#settings,
    }
  }
}

const nothing: ReadonlySet<string> = new Set()

/** Records that may say something else than before about where they stand, or whether they live. */
function placedAgain(changed: ChangedGroups): NodeId[] {
  const ids: NodeId[] = []
  for (const [id, groups] of changed) {
    if (groups === true || groups.has('gone') || groups.has('place')) ids.push(id)
  }
  return ids
}
