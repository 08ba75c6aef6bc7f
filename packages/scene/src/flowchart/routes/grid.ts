import type { Rect } from '@ramify/geometry'

/**
 * Lines on which ways can run. Between the edges of two obstacles there is always at least one, so that a way that exists is a way along
 * these lines; where there is room they keep a distance from both.
 */
export class Grid {
  readonly xs: Float64Array
  readonly ys: Float64Array
  /** What it costs to turn into a line: the ones in the middle look best. */
  readonly xCost: Float64Array
  readonly yCost: Float64Array
  readonly #obstacles: readonly Rect[]
  readonly #rows: (Uint8Array | undefined)[]
  readonly #columns: (Uint8Array | undefined)[]

  constructor(obstacles: readonly Rect[], window: Rect, preferred: Preferred, clearance: number) {
    this.#obstacles = obstacles
    const xEdges = obstacles.flatMap(({ x, width }) => [x, x + width])
    const yEdges = obstacles.flatMap(({ y, height }) => [y, y + height])
    const x = linesBetween(xEdges, window.x, window.x + window.width, preferred.xs, clearance)
    const y = linesBetween(yEdges, window.y, window.y + window.height, preferred.ys, clearance)
    this.xs = x.lines
    this.ys = y.lines
    this.xCost = x.costs
    this.yCost = y.costs
    this.#rows = new Array(this.ys.length)
    this.#columns = new Array(this.xs.length)
  }

  column(x: number): number {
    return indexOf(this.xs, x)
  }

  row(y: number): number {
    return indexOf(this.ys, y)
  }

  /** Whether the piece of a row that begins at a column goes through an obstacle. */
  isRowBlocked(row: number, column: number): boolean {
    this.#rows[row] ??= blockedPieces(
      this.#obstacles,
      this.ys[row] as number,
      this.xs,
      (box) => box.y,
      (box) => box.y + box.height,
      (box) => box.x,
      (box) => box.x + box.width,
    )
    return this.#rows[row]?.[column] === 1
  }

  isColumnBlocked(column: number, row: number): boolean {
    this.#columns[column] ??= blockedPieces(
      this.#obstacles,
      this.xs[column] as number,
      this.ys,
      (box) => box.x,
      (box) => box.x + box.width,
      (box) => box.y,
      (box) => box.y + box.height,
    )
    return this.#columns[column]?.[row] === 1
  }
}

/** Lines that are there in any case, and cost nothing. */
export interface Preferred {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
}

const otherLine = 4

function linesBetween(
  edges: readonly number[],
  low: number,
  high: number,
  preferred: readonly number[],
  clearance: number,
): { lines: Float64Array; costs: Float64Array } {
  const costs = new Map<number, number>()
  const inside = edges.filter((edge) => edge > low && edge < high)
  const sorted = Float64Array.from([low, ...inside, high]).sort()
  for (let at = 1; at < sorted.length; at++) {
    const [before, after] = [sorted[at - 1] as number, sorted[at] as number]
    const gap = after - before
    if (gap === 0) continue
    if (gap < 2 * clearance) costs.set((before + after) / 2, otherLine)
    else {
      costs.set(before + clearance, otherLine)
      costs.set(after - clearance, otherLine)
    }
  }
  for (const line of preferred) if (line >= low && line <= high) costs.set(line, 0)
  const lines = Float64Array.from(costs.keys()).sort()
  return { lines, costs: lines.map((line) => costs.get(line) as number) }
}

/** For each piece of one line between two neighbours of the others, whether an obstacle is in the way. Borders are not in the way. */
function blockedPieces(
  obstacles: readonly Rect[],
  line: number,
  others: Float64Array,
  nearOf: (box: Rect) => number,
  farOf: (box: Rect) => number,
  startOf: (box: Rect) => number,
  endOf: (box: Rect) => number,
): Uint8Array {
  const blocked = new Uint8Array(others.length)
  for (const box of obstacles) {
    if (line <= nearOf(box) || line >= farOf(box)) continue
    const [start, end] = [startOf(box), endOf(box)]
    // The first piece that ends behind the obstacle's start.
    let at = Math.max(0, firstAbove(others, start) - 1)
    for (; at + 1 < others.length && (others[at] as number) < end; at++) {
      if ((others[at + 1] as number) > start) blocked[at] = 1
    }
  }
  return blocked
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

function indexOf(sorted: Float64Array, value: number): number {
  const at = firstAbove(sorted, value) - 1
  return sorted[at] === value ? at : -1
}
