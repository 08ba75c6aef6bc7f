import * as Y from 'yjs'
import type { Record } from '../../core/collections.ts'
import { sameJson } from '../../core/json.ts'
import { SortedTable } from '../../core/sorted-table.ts'
import type { NodeId } from './snapshot.ts'
import type { Tree } from './tree.ts'

/** How one kind of thing that hangs on nodes is read, and whether and how it shows among the nodes that live. */
export interface AttachmentKind<Raw, Shown> {
  /** Null when the record says nothing that could be shown. */
  read(id: string, record: Record): Raw | null
  nodesOf(raw: Raw): readonly (NodeId | null)[]
  show(raw: Raw, tree: Tree): Shown | null
}

/** Lines, ranges or callouts of a map, in order of id, so that everybody draws them in the same order. */
export class Attachments<Raw, Shown> {
  shown: SortedTable<Shown> = SortedTable.empty()
  readonly #kind: AttachmentKind<Raw, Shown>
  readonly #raws = new Map<string, Raw>()
  readonly #byNode = new Map<NodeId, Set<string>>()

  constructor(kind: AttachmentKind<Raw, Shown>) {
    this.#kind = kind
  }

  /** True when something shows differently. */
  update(records: Y.Map<unknown>, dirty: Iterable<string>, nodes: Iterable<NodeId>, tree: Tree): boolean {
    const again = new Set<string>()
    for (const id of dirty) {
      this.#reread(id, records.get(id))
      again.add(id)
    }
    if (this.#byNode.size > 0) {
      for (const node of nodes) for (const id of this.#byNode.get(node) ?? []) again.add(id)
    }
    const changes = new Map<string, Shown | null>()
    for (const id of again) {
      const raw = this.#raws.get(id)
      const shown = raw === undefined ? null : this.#kind.show(raw, tree)
      if (!sameJson(shown, this.shown.get(id) ?? null)) changes.set(id, shown)
    }
    if (changes.size > 0) this.shown = this.shown.with(changes)
    return changes.size > 0
  }

  #reread(id: string, record: unknown): void {
    const old = this.#raws.get(id)
    if (old !== undefined) this.#index(old, (ids) => ids.delete(id))
    this.#raws.delete(id)
    const raw = record instanceof Y.Map && record.get('gone') !== true ? this.#kind.read(id, record) : null
    if (raw === null) return
    this.#raws.set(id, raw)
    this.#index(raw, (ids) => ids.add(id))
  }

  #index(raw: Raw, act: (ids: Set<string>) => void): void {
    for (const node of this.#kind.nodesOf(raw)) {
      if (node === null) continue
      const ids = this.#byNode.get(node) ?? new Set()
      act(ids)
      if (ids.size > 0) this.#byNode.set(node, ids)
      else this.#byNode.delete(node)
    }
  }
}
