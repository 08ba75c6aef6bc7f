/** Numbers in order of their costs; of equal costs the one that came first is first, so that everybody finds the same way. */
export class CostHeap {
  readonly #items: number[] = []
  readonly #costs: number[] = []
  readonly #times: number[] = []
  #time = 0

  get size(): number {
    return this.#items.length
  }

  push(item: number, cost: number): void {
    const time = this.#time++
    let at = this.#items.length
    this.#items.push(item)
    this.#costs.push(cost)
    this.#times.push(time)
    while (at > 0) {
      const up = (at - 1) >> 1
      if (!this.#isBefore(at, up)) break
      this.#swap(at, up)
      at = up
    }
  }

  pop(): number | undefined {
    const first = this.#items[0]
    const item = this.#items.pop()
    const cost = this.#costs.pop()
    const time = this.#times.pop()
    if (this.#items.length > 0) {
      this.#items[0] = item as number
      this.#costs[0] = cost as number
      this.#times[0] = time as number
      this.#sink()
    }
    return first
  }

  #sink(): void {
    for (let at = 0; ; ) {
      const left = 2 * at + 1
      if (left >= this.#items.length) return
      const right = left + 1
      const least = right < this.#items.length && this.#isBefore(right, left) ? right : left
      if (!this.#isBefore(least, at)) return
      this.#swap(least, at)
      at = least
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [first, second] = [this.#costs[one] as number, this.#costs[other] as number]
    return first < second || (first === second && (this.#times[one] as number) < (this.#times[other] as number))
  }

  #swap(one: number, other: number): void {
    for (const list of [this.#items, this.#costs, this.#times]) {
      const kept = list[one] as number
      list[one] = list[other] as number
      list[other] = kept
    }
  }
}
