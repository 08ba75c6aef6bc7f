/** Numbers in order of their costs; of equal costs the last one that came is first, so that everybody finds the same way. */
export class CostHeap {
  size = 0
  #items = new Int32Array(256)
  #costs = new Float64Array(256)
  #times = new Int32Array(256)
  #time = 0

  clear(): void {
    this.size = 0
    this.#time = 0
  }

  get leastCost(): number {
    return this.size === 0 ? Number.POSITIVE_INFINITY : (this.#costs[0] as number)
  }

  push(item: number, cost: number): void {
    if (this.size === this.#items.length) this.#grow()
    const items = this.#items
    const costs = this.#costs
    const times = this.#times
    let at = this.size++
    while (at > 0) {
      const up = (at - 1) >> 1
      if ((costs[up] as number) < cost) break
      items[at] = items[up] as number
      costs[at] = costs[up] as number
      times[at] = times[up] as number
      at = up
    }
    items[at] = item
    costs[at] = cost
    times[at] = this.#time++
  }

  /** Only while there are any. */
  pop(): number {
    const items = this.#items
    const costs = this.#costs
    const times = this.#times
    const first = items[0] as number
    const last = --this.size
    const item = items[last] as number
    const cost = costs[last] as number
    const time = times[last] as number
    let at = 0
    for (;;) {
      let least = 2 * at + 1
      if (least >= last) break
      const right = least + 1
      if (right < last && this.#isBefore(right, costs[least] as number, times[least] as number)) least = right
      if (!this.#isBefore(least, cost, time)) break
      items[at] = items[least] as number
      costs[at] = costs[least] as number
      times[at] = times[least] as number
      at = least
    }
    items[at] = item
    costs[at] = cost
    times[at] = time
    return first
  }

  #isBefore(at: number, cost: number, time: number): boolean {
    const own = this.#costs[at] as number
    return own < cost || (own === cost && (this.#times[at] as number) > time)
  }

  #grow(): void {
    const length = 2 * this.#items.length
    const [items, costs, times] = [new Int32Array(length), new Float64Array(length), new Int32Array(length)]
    items.set(this.#items)
    costs.set(this.#costs)
    times.set(this.#times)
    this.#items = items
    this.#costs = costs
    this.#times = times
  }
}
