import type { NodeId, NodeSnapshot, NodeTable } from './snapshot.ts'

/**
 * Nodes in buckets that tables share. A changed table copies the buckets that changed and the list of buckets: for one
 * node of 10,000 that is some 300 entries. In which slot an id stands never changes.
 */
export class BucketTable implements NodeTable {
  readonly size: number
  readonly #slotOf: (id: NodeId) => number | undefined
  readonly #buckets: readonly Bucket[]

  constructor(slotOf: (id: NodeId) => number | undefined, buckets: readonly Bucket[] = [], size = 0) {
    this.#slotOf = slotOf
    this.#buckets = buckets
    this.size = size
  }

  get(id: NodeId): NodeSnapshot | undefined {
    const slot = this.#slotOf(id)
    return slot === undefined ? undefined : this.at(slot)
  }

  at(slot: number): NodeSnapshot | undefined {
    return this.#buckets[slot >> bits]?.[slot & mask]
  }

  *values(): IterableIterator<NodeSnapshot> {
    for (const bucket of this.#buckets) for (const node of bucket) if (node) yield node
  }

  /** The table after what `change` sets in it; undefined takes a node out. This one when nothing was set. */
  with(change: (set: (slot: number, node: NodeSnapshot | undefined) => void) => void): BucketTable {
    const buckets = [...this.#buckets]
    const own = new Set<number>()
    let size = this.size
    change((slot, node) => {
      const number = slot >> bits
      if (!own.has(number)) {
        own.add(number)
        while (buckets.length <= number) buckets.push([])
        buckets[number] = [...(buckets[number] as Bucket)]
      }
      const bucket = buckets[number] as Bucket
      while (bucket.length < (slot & mask)) bucket.push(undefined)
      if (bucket[slot & mask]) size--
      if (node) size++
      bucket[slot & mask] = node
    })
    return own.size > 0 ? new BucketTable(this.#slotOf, buckets, size) : this
  }
}

type Bucket = (NodeSnapshot | undefined)[]

const bits = 7
const mask = (1 << bits) - 1
