import { GridLines } from './grid-lines.ts'

/** How a piece of a line between two crossings lies. */
export const free = 0
/** Nearer to an obstacle than a line should be. */
const near = 1
export const blocked = 2

/**
 * The grid that a way is searched in: lines around the obstacles that are known so far, and which pieces of them are free. Pieces are only
 * looked at when a search comes to their line. One grid serves all searches, one after the other.
 */
export class RouteGrid {
  readonly x = new GridLines()
  readonly y = new GridLines()
  obstacles = 0
  left = new Float64Array(32)
  top = new Float64Array(32)
  right = new Float64Array(32)
  bottom = new Float64Array(32)
  #rows = new Uint8Array(4096)
  #columns = new Uint8Array(4096)
  #isRowKnown = new Uint8Array(64)
  #isColumnKnown = new Uint8Array(64)
  readonly #clearance: number
  readonly #margin: number

  constructor(clearance: number, margin: number) {
    this.#clearance = clearance
    this.#margin = margin
  }

  clear(): void {
    this.obstacles = 0
  }

  add(left: number, top: number, right: number, bottom: number): void {
    if (this.obstacles === this.left.length) this.#growObstacles()
    const nth = this.obstacles++
    this.left[nth] = left
    this.top[nth] = top
    this.right[nth] = right
    this.bottom[nth] = bottom
  }

  /** Lays the lines anew, after obstacles were added. */
  build(preferredX: readonly number[], preferredY: readonly number[]): void {
    this.x.build(this.left, this.right, this.obstacles, preferredX, this.#clearance)
    this.y.build(this.top, this.bottom, this.obstacles, preferredY, this.#clearance)
    const places = this.x.count * this.y.count
    if (places > this.#rows.length) {
      this.#rows = new Uint8Array(2 * places)
      this.#columns = new Uint8Array(2 * places)
    }
    const longest = Math.max(this.x.count, this.y.count)
    if (longest > this.#isRowKnown.length) {
      this.#isRowKnown = new Uint8Array(2 * longest)
      this.#isColumnKnown = new Uint8Array(2 * longest)
    }
    this.#isRowKnown.fill(0, 0, this.y.count)
    this.#isColumnKnown.fill(0, 0, this.x.count)
  }

  /** The piece of a row from a column to the next one. */
  inRow(row: number, column: number): number {
    if (this.#isRowKnown[row] === 0) {
      this.#isRowKnown[row] = 1
      const line = this.y.at[row] as number
      this.#look(this.#rows, row * this.x.count, this.x, line, this.top, this.bottom, this.left, this.right)
    }
    return this.#rows[row * this.x.count + column] as number
  }

  /** The piece of a column from a row to the next one. */
  inColumn(column: number, row: number): number {
    if (this.#isColumnKnown[column] === 0) {
      this.#isColumnKnown[column] = 1
      const line = this.x.at[column] as number
      this.#look(this.#columns, column * this.y.count, this.y, line, this.left, this.right, this.top, this.bottom)
    }
    return this.#columns[column * this.y.count + row] as number
  }

  /** Borders are not in the way: only the inside of an obstacle is. */
  #look(
    into: Uint8Array,
    offset: number,
    crossings: GridLines,
    line: number,
    nearSides: Float64Array,
    farSides: Float64Array,
    starts: Float64Array,
    ends: Float64Array,
  ): void {
    const count = crossings.count
    const places = crossings.at
    into.fill(free, offset, offset + count)
    for (let nth = 0; nth < this.obstacles; nth++) {
      const low = nearSides[nth] as number
      const high = farSides[nth] as number
      if (line <= low - this.#margin || line >= high + this.#margin) continue
      const state = line > low && line < high ? blocked : near
      const start = starts[nth] as number
      const end = ends[nth] as number
      for (let at = firstPieceAfter(places, count, start); at + 1 < count && (places[at] as number) < end; at++) {
        if ((into[offset + at] as number) < state) into[offset + at] = state
      }
    }
  }

  #growObstacles(): void {
    const larger = (old: Float64Array<ArrayBuffer>) => {
      const array = new Float64Array(2 * old.length)
      array.set(old)
      return array
    }
    this.left = larger(this.left)
    this.top = larger(this.top)
    this.right = larger(this.right)
    this.bottom = larger(this.bottom)
  }
}

/** The first piece that ends behind a place. */
function firstPieceAfter(places: Float64Array, count: number, place: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] as number) > place) high = middle
    else low = middle + 1
  }
  return Math.max(0, low - 1)
}
