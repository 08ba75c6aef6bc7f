import * as Y from 'yjs'
import type { Collections } from './collections.ts'

/** By id, the groups of a record that were written; `true` stands for the whole record. */
export type ChangedGroups = Map<string, Set<string> | true>

/** Collects which groups of which records were written since the snapshot was last updated. */
export class ChangedRecords<Name extends string> {
  /** Groups of `meta`. */
  readonly meta = new Set<string>()
  readonly #collections: Collections<Name>
  readonly #changed = new Map<Name, ChangedGroups>()
  readonly #names = new Map<unknown, Name>()

  constructor(collections: Collections<Name>, names: readonly Name[]) {
    this.#collections = collections
    for (const name of names) {
      this.#changed.set(name, new Map())
      this.#names.set(collections[name], name)
    }
  }

  in(collection: Name): ChangedGroups {
    return this.#changed.get(collection) as ChangedGroups
  }

  /** Marks everything, as when a document is opened. */
  addAll(): void {
    for (const group of this.#collections.meta.keys()) this.meta.add(group)
    for (const [name, changed] of this.#changed) for (const id of this.#collections[name].keys()) changed.set(id, true)
  }

  add(transaction: Y.Transaction): void {
    for (const [type, keys] of transaction.changed) this.#addType(type as unknown as Y.AbstractType<unknown>, keys)
  }

  clear(): void {
    for (const changed of this.#changed.values()) changed.clear()
    this.meta.clear()
  }

  #addType(type: Y.AbstractType<unknown>, keys: ReadonlySet<string | null>): void {
    if (type === this.#collections.meta) {
      for (const key of keys) if (key !== null) this.meta.add(key)
      return
    }
    const collection = this.#names.get(type)
    if (collection === undefined) this.#addPart(type, keys)
    else for (const key of keys) if (key !== null) this.in(collection).set(key, true)
  }

  /** A change inside a record, however deep: a foreign writer may have nested types where we have values. */
  #addPart(type: Y.AbstractType<unknown>, keys: ReadonlySet<string | null>): void {
    let groups = keys
    for (let item = type._item; item; ) {
      const { parent, parentSub } = item
      if (parent === this.#collections.meta) {
        if (parentSub !== null) this.meta.add(parentSub)
        return
      }
      const collection = this.#names.get(parent)
      if (collection !== undefined) {
        if (parentSub !== null) addGroups(this.in(collection), parentSub, groups)
        return
      }
      groups = new Set([parentSub])
      item = parent instanceof Y.AbstractType ? parent._item : null
    }
  }
}

function addGroups(changed: ChangedGroups, id: string, groups: ReadonlySet<string | null>): void {
  const known = changed.get(id)
  if (known === true) return
  const all = known ?? new Set<string>()
  for (const group of groups) if (group !== null) all.add(group)
  changed.set(id, all)
}
