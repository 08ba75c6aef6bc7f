/** Takes from everybody in turn, and from each in the order in which they came. */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, Item[]>()

  add(by: string, item: Item): void {
    const own = this.#waiting.get(by)
    if (own) own.push(item)
    else this.#waiting.set(by, [item])
  }

  take(): Item | undefined {
    const [turn] = this.#waiting
    if (!turn) return undefined
    const [by, own] = turn
    const item = own.shift()
    // Behind the others; a map keeps the order in which its keys came.
    this.#waiting.delete(by)
    if (own.length > 0) this.#waiting.set(by, own)
    return item
  }
}
