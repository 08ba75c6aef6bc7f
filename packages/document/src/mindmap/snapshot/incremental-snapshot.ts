import type { ChangedGroups, ChangedRecords } from '../../core/changed-records.ts'
import { type Record, recordAt } from '../../core/collections.ts'
import { sameJson } from '../../core/json.ts'
import type { CollectionName, Collections } from '../schema/collections.ts'
import { readPlace } from '../schema/place.ts'
import { readSettings, type Settings, sharedSettings } from '../schema/settings.ts'
import { Attachments } from './attachments.ts'
import { calloutKind } from './callouts.ts'
import { lineKind } from './lines.ts'
import { BucketTable } from './node-table.ts'
import { rangeKind } from './ranges.ts'
import { movesOthers, readNode } from './read-node.ts'
import type { MapSnapshot, NodeId, NodeSnapshot, SnapshotChange } from './snapshot.ts'
import { type Standing, Tree } from './tree.ts'

/** The snapshot of a document, updated from what changed: changed records are read again, and whatever moves because of them. */
export class IncrementalSnapshot {
  readonly tree = new Tree()
  snapshot: MapSnapshot
  readonly #collections: Collections
  readonly #lines = new Attachments(lineKind)
  readonly #ranges = new Attachments(rangeKind)
  readonly #callouts = new Attachments(calloutKind)
  #table = BucketTable.empty()
  #settings: Settings

  constructor(collections: Collections) {
    this.#collections = collections
    this.#settings = readSettings(collections.meta)
    this.snapshot = this.#assemble()
  }

  update(changed: ChangedRecords<CollectionName>): Omit<SnapshotChange, 'local'> | null {
    const before = this.snapshot
    const standings = this.#standings(changed.in('nodes'))
    const touched =
      standings.size > 0 || changed.meta.has('root')
        ? this.tree.update(standings, this.#wishedRoot())
        : new Set<NodeId>()
    const nodes = this.#readNodes(changed.in('nodes'), touched)
    if (nodes.size > 0) this.#table = this.#table.with(nodes)
    const settings = changed.meta.size > 0 && this.#readSettings()
    const around = () => this.#around(touched, standings.keys())
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
    const structure = moved || ranges || callouts || before.layout !== after.layout || this.#moved(nodes, before)
    return { before, after, nodes: new Set(nodes.keys()), structure, settings }
  }

  #standings(changed: ChangedGroups): Map<NodeId, Standing | null> {
    const standings = new Map<NodeId, Standing | null>()
    for (const [id, groups] of changed) {
      if (groups !== true && !groups.has('gone') && !groups.has('place')) continue
      const record = this.#record(id)
      const standing = record && { living: record.get('gone') !== true, place: readPlace(record.get('place')) }
      standings.set(id, standing ?? null)
    }
    return standings
  }

  #readNodes(changed: ChangedGroups, touched: ReadonlySet<NodeId>): Map<NodeId, NodeSnapshot | undefined> {
    const nodes = new Map<NodeId, NodeSnapshot | undefined>()
    const read = (id: NodeId, groups: ReadonlySet<string> | true) => {
      const branch = this.tree.get(id)
      const record = branch?.living ? this.#record(id) : undefined
      const before = this.#table.get(id)
      if (!branch || !record) {
        if (before) nodes.set(id, undefined)
        return
      }
      const isRoot = id === this.tree.root
      const all = groups === true ? undefined : groups
      const after = readNode(record, branch, this.tree.parentOf(branch), isRoot, before, all)
      if (after !== before) nodes.set(id, after)
    }
    for (const [id, groups] of changed) read(id, groups)
    for (const id of touched) if (!changed.has(id)) read(id, nothing)
    return nodes
  }

  /** Nodes whose lines and ranges may show differently. */
  *#around(touched: Iterable<NodeId>, restood: Iterable<NodeId>): IterableIterator<NodeId> {
    yield* touched
    for (const id of restood) {
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

  #moved(nodes: ReadonlyMap<NodeId, NodeSnapshot | undefined>, before: MapSnapshot): boolean {
    for (const [id, node] of nodes) if (movesOthers(before.nodes.get(id), node)) return true
    return false
  }

  #wishedRoot(): NodeId | null {
    const root = this.#collections.meta.get('root')
    return typeof root === 'string' ? root : null
  }

  #record(id: NodeId): Record | undefined {
    return recordAt(this.#collections, 'nodes', id)
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
