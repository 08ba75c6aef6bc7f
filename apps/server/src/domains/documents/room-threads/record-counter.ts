import * as Y from 'yjs'

/** Counts the records of one collection of an open document that are not gone, change by change. */
export class RecordCounter {
  readonly collection: string
  readonly #type: Y.AbstractType<unknown>
  readonly #records: Y.Map<unknown>
  readonly #living = new Set<string>()

  constructor(doc: Y.Doc, collection: string) {
    this.collection = collection
    this.#records = doc.getMap(collection)
    this.#type = this.#records as Y.AbstractType<unknown>
    for (const id of this.#records.keys()) this.#look(id)
    doc.on('afterTransaction', ({ changed }) => this.#follow(changed))
  }

  get count(): number {
    return this.#living.size
  }

  has(id: string): boolean {
    return this.#living.has(id)
  }

  #follow(changed: Y.Transaction['changed']): void {
    for (const [type, keys] of changed) {
      if (type === this.#type) {
        for (const id of keys) if (id !== null) this.#look(id)
      } else if (type.parent === this.#type && keys.has('gone')) {
        const id = type._item?.parentSub
        if (id) this.#look(id)
      }
    }
  }

  #look(id: string): void {
    const record = this.#records.get(id)
    if (record instanceof Y.Map && record.get('gone') !== true) this.#living.add(id)
    else this.#living.delete(id)
  }
}
