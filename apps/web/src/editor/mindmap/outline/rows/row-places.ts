/** A stretch of rows; `end` is not in it. */
export interface RowSpan {
  readonly first: number
  readonly end: number
}

/** Where rows of these heights begin when they stand one below the other, and last where they end. */
export function topsOf(heights: ArrayLike<number>, start = 0): Float64Array {
  const tops = new Float64Array(heights.length + 1)
  let top = start
  for (let row = 0; row < heights.length; row++) {
    tops[row] = top
    top += heights[row] as number
  }
  tops[heights.length] = top
  return tops
}

/** The row at a height; above all of them the first, below all of them the last, -1 where there is none. */
export function rowAt(tops: Float64Array, y: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tops[middle + 1] as number) <= y) low = middle + 1
    else high = middle
  }
  return Math.min(low, tops.length - 2)
}

/** The rows that reach into a stretch of the page. */
export function rowsBetween(tops: Float64Array, from: number, to: number): RowSpan {
  const count = tops.length - 1
  if (count === 0) return { first: 0, end: 0 }
  return { first: rowAt(tops, from), end: Math.min(count, rowAt(tops, to) + 1) }
}
