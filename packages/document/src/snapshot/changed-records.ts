import * as Y from 'yjs'
import type { CollectionName, Collections } from '../schema/collections.ts'

/** Which groups of which records were written since the last look; `true` stands for the record as a whole. */
export class ChangedRecords {
  readonly nodes: ChangedGroups = new Map()
  readonly lines: ChangedGroups = new Map()
  readonly ranges: ChangedGroups = new Map()
  readonly callouts: ChangedGroups = new Map()
  meta = false
  root = false
  readonly #collections: Collections

  constructor(collections: Collections) {
    this.#collections = collections
  }

  /** Everything, as when a document is opened. */
  all(): void {
    this.meta = true
    this.root = true
    for (const name of names) for (const id of this.#collections[name].keys()) this[name].set(id, true)
  }

  add(transaction: Y.Transaction): void {
    for (const [type, keys] of transaction.changed) this.#addType(type as unknown as Y.AbstractType<unknown>, keys)
  }

  clear(): void {
    for (const name of names) this[name].clear()
    this.meta = false
    this.root = false
  }

  #addType(type: Y.AbstractType<unknown>, keys: ReadonlySet<string | null>): void {
    if (type === this.#collections.meta) {
      this.meta = true
      this.root ||= keys.has('root')
      return
    }
    const collection = names.find((name) => type === this.#collections[name])
    if (collection) {
      for (const key of keys) if (key !== null) this[collection].set(key, true)
      return
    }
    this.#addPart(type, keys)
  }

  /** A change inside a record, however deep: a strange writer may have nested types where we have values. */
  #addPart(type: Y.AbstractType<unknown>, keys: ReadonlySet<string | null>): void {
    let groups = keys
    for (let item = type._item; item; ) {
      const { parent, parentSub } = item
      const collection = names.find((name) => parent === this.#collections[name])
      if (collection) {
        if (parentSub !== null) addGroups(this[collection], parentSub, groups)
        return
      }
      groups = new Set([parentSub])
      item = parent instanceof Y.AbstractType ? parent._item : null
    }
  }
}

export type ChangedGroups = Map<string, Set<string> | true>

const names: readonly CollectionName[] = ['nodes', 'lines', 'ranges', 'callouts']

function addGroups(dirty: ChangedGroups, id: string, groups: ReadonlySet<string | null>): void {
  const known = dirty.get(id)
  if (known === true) return
  const all = known ?? new Set<string>()
  for (const group of groups) if (group !== null) all.add(group)
  dirty.set(id, all)
}
