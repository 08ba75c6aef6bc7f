/**
 * Entries in order of their ids, in buckets that tables share. A changed table copies the buckets that changed and the list of buckets,
 * and sorts nothing.
 */
export class SortedTable<Value> implements ReadonlyMap<string, Value> {
  static empty<Value>(): SortedTable<Value> {
    return new SortedTable<Value>([], 0)
  }

  static #of<Value>(values: ReadonlyMap<string, Value | null>): SortedTable<Value> {
    const entries: Entry<Value>[] = []
    for (const [id, value] of values) if (value !== null) entries.push([id, value])
    entries.sort(byId)
    const buckets = Array.from({ length: Math.ceil(entries.length / half) }, (_, nth) =>
      entries.slice(nth * half, (nth + 1) * half),
    )
    return new SortedTable(buckets, entries.length)
  }

  readonly size: number
  /** None is empty. */
  readonly buckets: readonly Bucket<Value>[]

  private constructor(buckets: readonly Bucket<Value>[], size: number) {
    this.buckets = buckets
    this.size = size
  }

  get(id: string): Value | undefined {
    return this.#entry(id)?.[1]
  }

  has(id: string): boolean {
    return this.#entry(id) !== undefined
  }

  *entries(): MapIterator<[string, Value]> {
    for (const bucket of this.buckets) for (const [id, value] of bucket) yield [id, value]
  }

  *keys(): MapIterator<string> {
    for (const bucket of this.buckets) for (const [id] of bucket) yield id
  }

  *values(): MapIterator<Value> {
    for (const bucket of this.buckets) for (const [, value] of bucket) yield value
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries()
  }

  forEach(act: (value: Value, id: string, table: ReadonlyMap<string, Value>) => void): void {
    for (const [id, value] of this) act(value, id, this)
  }

  /** The table after these changes; null takes an entry out. */
  with(changes: ReadonlyMap<string, Value | null>): SortedTable<Value> {
    if (this.size === 0) return SortedTable.#of(changes)
    const buckets = [...this.buckets]
    const own = new Set<Bucket<Value>>()
    let size = this.size
    for (const [id, value] of changes) {
      const number = Math.max(0, placeIn(buckets, id, firstId) - 1)
      const shared = buckets[number] ?? []
      const bucket = own.has(shared) ? (shared as Entry<Value>[]) : [...shared]
      const place = placeIn(bucket, id, idOf) - 1
      const isThere = bucket[place]?.[0] === id
      if (value !== null) bucket.splice(isThere ? place : place + 1, isThere ? 1 : 0, [id, value])
      else if (isThere) bucket.splice(place, 1)
      size += Number(value !== null) - Number(isThere)
      const parts = bucket.length > mostEntries ? [bucket.slice(0, half), bucket.slice(half)] : [bucket]
      const kept = parts.filter(({ length }) => length > 0)
      for (const part of kept) own.add(part)
      buckets.splice(number, 1, ...kept)
    }
    return new SortedTable(buckets, size)
  }

  #entry(id: string): Entry<Value> | undefined {
    const bucket = this.buckets[placeIn(this.buckets, id, firstId) - 1] ?? []
    const entry = bucket[placeIn(bucket, id, idOf) - 1]
    return entry?.[0] === id ? entry : undefined
  }
}

type Entry<Value> = readonly [id: string, value: Value]
type Bucket<Value> = readonly Entry<Value>[]

const half = 32
const mostEntries = 2 * half

const byId = ([one]: Entry<unknown>, [other]: Entry<unknown>): number => (one < other ? -1 : one > other ? 1 : 0)
const idOf = ([id]: Entry<unknown>) => id
const firstId = (bucket: Bucket<unknown>) => bucket[0]?.[0] ?? ''

/** How many of the sorted items have this id or one before it. */
function placeIn<Item>(items: readonly Item[], id: string, idOfItem: (item: Item) => string): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (idOfItem(items[middle] as Item) <= id) low = middle + 1
    else high = middle
  }
  return low
}
