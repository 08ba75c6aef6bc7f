/** Turning into a line through nothing in particular costs this much: those through ports and in the middle look better. */
const otherLineCost = 4

/**
 * The lines of one direction on which ways can run, in order. Outside of every edge of an obstacle there is one: at a distance where there
 * is room, else in the middle of the gap, and on the edge itself where there is no gap. So whenever there is a way between the
 * obstacles, there is one along these lines.
 */
export class GridLines {
  count = 0
  at = new Float64Array(64)
  /** What it costs to turn into each of them. */
  costs = new Float64Array(64)
  #edges = new Float64Array(64)

  /** Obstacles reach from `lows` to `highs`; `preferred` are lines that are there in any case and cost nothing. */
  build(
    lows: Float64Array,
    highs: Float64Array,
    obstacles: number,
    preferred: readonly number[],
    clearance: number,
  ): void {
    this.#reserve(4 * obstacles + preferred.length)
    const edges = this.#edges.subarray(0, 2 * obstacles)
    edges.set(lows.subarray(0, obstacles))
    edges.set(highs.subarray(0, obstacles), obstacles)
    edges.sort()
    let count = 0
    for (let nth = 0; nth < obstacles; nth++) {
      const low = lows[nth] as number
      const high = highs[nth] as number
      const before = edges[firstAtLeast(edges, low) - 1] ?? Number.NEGATIVE_INFINITY
      const after = edges[firstAbove(edges, high)] ?? Number.POSITIVE_INFINITY
      this.at[count++] = low - before < 2 * clearance ? (before + low) / 2 : low - clearance
      this.at[count++] = after - high < 2 * clearance ? (high + after) / 2 : high + clearance
      if (includes(highs, obstacles, low)) this.at[count++] = low
    }
    for (const line of preferred) this.at[count++] = line
    const lines = this.at.subarray(0, count).sort()
    this.count = 0
    for (const line of lines) if (this.count === 0 || line !== this.at[this.count - 1]) this.at[this.count++] = line
    this.costs.fill(otherLineCost, 0, this.count)
    for (const line of preferred) this.costs[this.indexOf(line)] = 0
  }

  indexOf(line: number): number {
    return firstAtLeast(this.at.subarray(0, this.count), line)
  }

  #reserve(length: number): void {
    if (length <= this.at.length) return
    this.at = new Float64Array(2 * length)
    this.costs = new Float64Array(2 * length)
    this.#edges = new Float64Array(2 * length)
  }
}

function includes(values: Float64Array, count: number, value: number): boolean {
  for (let at = 0; at < count; at++) if (values[at] === value) return true
  return false
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

function firstAbove(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) > value) high = middle
    else low = middle + 1
  }
  return low
}
