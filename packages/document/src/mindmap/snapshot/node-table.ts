import type { NodeId, NodeSnapshot, NodeTable } from './snapshot.ts'

/**
 * Nodes in buckets that tables share. A changed table copies the buckets that changed and the list of buckets: for one
 * node of 10,000 that is some 300 entries. Where an id stands is written down once, for all tables that follow each other.
 */
export class BucketTable implements NodeTable {
  static readonly empty: () => BucketTable = () => new BucketTable(new Map(), [], 0)

  readonly size: number
  readonly #slots: Map<NodeId, number>
  readonly #buckets: readonly Bucket[]

  private constructor(slots: Map<NodeId, number>, buckets: readonly Bucket[], size: number) {
    this.#slots = slots
    this.#buckets = buckets
    this.size = size
  }

  get(id: NodeId): NodeSnapshot | undefined {
    const slot = this.#slots.get(id)
    return slot === undefined ? undefined : this.#buckets[slot >> bits]?.[slot & mask]
  }

  *values(): IterableIterator<NodeSnapshot> {
    for (const bucket of this.#buckets) for (const node of bucket) if (node) yield node
  }

  /** The table after these changes; undefined takes a node out. */
  with(changes: ReadonlyMap<NodeId, NodeSnapshot | undefined>): BucketTable {
    const buckets = [...this.#buckets]
    const own = new Set<number>()
    let size = this.size
    for (const [id, node] of changes) {
      const slot = this.#slotOf(id)
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
    }
    return new BucketTable(this.#slots, buckets, size)
  }

  #slotOf(id: NodeId): number {
    const slot = this.#slots.get(id) ?? this.#slots.size
    if (slot === this.#slots.size) this.#slots.set(id, slot)
    return slot
  }
}

type Bucket = (NodeSnapshot | undefined)[]

const bits = 7
const mask = (1 << bits) - 1
