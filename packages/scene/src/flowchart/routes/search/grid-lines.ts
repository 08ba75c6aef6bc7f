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
    this.#reserve(3 * obstacles + preferred.length)
    const edges = this.#edges
    for (let nth = 0; nth < obstacles; nth++) {
      edges[2 * nth] = lows[nth] as number
      edges[2 * nth + 1] = highs[nth] as number
    }
    sort(edges, 2 * obstacles)
    let count = 0
    for (let nth = 0; nth < obstacles; nth++) {
      const low = lows[nth] as number
      const high = highs[nth] as number
      const first = firstAtLeast(edges, 2 * obstacles, low)
      const before = first > 0 ? (edges[first - 1] as number) : Number.NEGATIVE_INFINITY
      const last = firstAbove(edges, 2 * obstacles, high)
      const after = last < 2 * obstacles ? (edges[last] as number) : Number.POSITIVE_INFINITY
      this.at[count++] = low - before < 2 * clearance ? (before + low) / 2 : low - clearance
      this.at[count++] = after - high < 2 * clearance ? (high + after) / 2 : high + clearance
      if (includes(highs, obstacles, low)) this.at[count++] = low
    }
    for (let nth = 0; nth < preferred.length; nth++) this.at[count++] = preferred[nth] as number
    sort(this.at, count)
    this.count = 0
    for (let nth = 0; nth < count; nth++) {
      const line = this.at[nth] as number
      if (this.count === 0 || line !== this.at[this.count - 1]) this.at[this.count++] = line
    }
    this.costs.fill(otherLineCost, 0, this.count)
    for (let nth = 0; nth < preferred.length; nth++) this.costs[this.indexOf(preferred[nth] as number)] = 0
  }

  indexOf(line: number): number {
    return firstAtLeast(this.at, this.count, line)
  }

  #reserve(length: number): void {
    if (length <= this.at.length) return
    this.at = new Float64Array(2 * length)
    this.costs = new Float64Array(2 * length)
    this.#edges = new Float64Array(2 * length)
  }
}

/** Most searches have few lines, and then this is much faster than to make a view for the built-in one. */
function sort(values: Float64Array, count: number): void {
  if (count > 48) {
    values.subarray(0, count).sort()
    return
  }
  for (let nth = 1; nth < count; nth++) {
    const value = values[nth] as number
    let at = nth
    for (; at > 0 && (values[at - 1] as number) > value; at--) values[at] = values[at - 1] as number
    values[at] = value
  }
}

function includes(values: Float64Array, count: number, value: number): boolean {
  for (let at = 0; at < count; at++) if (values[at] === value) return true
  return false
}

function firstAtLeast(sorted: Float64Array, count: number, value: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

function firstAbove(sorted: Float64Array, count: number, value: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) > value) high = middle
    else low = middle + 1
  }
  return low
}
