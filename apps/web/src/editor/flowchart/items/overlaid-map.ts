/** A map with some entries replaced or added, without a copy of the others: they may be thousands, and it is made with every move. */
export class OverlaidMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #base: ReadonlyMap<Key, Value>
  readonly #over: ReadonlyMap<Key, Value>

  private constructor(base: ReadonlyMap<Key, Value>, over: ReadonlyMap<Key, Value>) {
    this.#base = base
    this.#over = over
  }

  static of<Key, Value>(base: ReadonlyMap<Key, Value>, over: ReadonlyMap<Key, Value> | undefined) {
    return over === undefined || over.size === 0 ? base : new OverlaidMap(base, over)
  }

  get size(): number {
    let size = this.#base.size
    for (const key of this.#over.keys()) if (!this.#base.has(key)) size++
    return size
  }

  get(key: Key): Value | undefined {
    return this.#over.has(key) ? this.#over.get(key) : this.#base.get(key)
  }

  has(key: Key): boolean {
    return this.#over.has(key) || this.#base.has(key)
  }

  *entries(): MapIterator<[Key, Value]> {
    for (const [key, value] of this.#base) yield [key, this.#over.has(key) ? (this.#over.get(key) as Value) : value]
    for (const entry of this.#over) if (!this.#base.has(entry[0])) yield entry
  }

  *keys(): MapIterator<Key> {
    for (const [key] of this.entries()) yield key
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries()
  }

  forEach(act: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this) act(value, key, this)
  }
}
