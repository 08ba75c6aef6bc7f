import type { Point } from '@ramify/geometry'

/** By how much room for boxes grows: there are tens of thousands. */
const growth = 1.4

/** The size of the smallest cells. Larger shapes are in larger cells, so that none of them is in more than four. */
const smallestCell = 256
const mostCells = 4
const highestLevel = 40

/**
 * Boxes found by place. Each has a number while it is there: its edges are in `left`, `top`, `right` and `bottom`, as searches read them
 * millions of times.
 */
export class BoxGrid {
  left = new Float64Array(64)
  top = new Float64Array(64)
  right = new Float64Array(64)
  bottom = new Float64Array(64)
  /** What the last `find` found. */
  readonly found: number[] = []
  readonly #free: number[] = []
  /**
   * By level and cell, the first link of its list. Each box has a link for each of its cells: four times its number, and one more for each
   * cell before. So tens of thousands of cells need no lists of their own.
   */
  readonly #levels: Cells[] = []
  #next = new Int32Array(mostCells * 64)
  #lastSeen = new Int32Array(64)
  #search = 0
  #count = 0
  #crowd = Number.POSITIVE_INFINITY

  /** Says the number of the new box. */
  add(left: number, top: number, right: number, bottom: number): number {
    const number = this.#free.pop() ?? this.#count++
    if (number >= this.left.length) this.#grow()
    this.#setEdges(number, left, top, right, bottom)
    this.#lastSeen[number] = 0
    this.#putIntoCells(number)
    return number
  }

  move(number: number, left: number, top: number, right: number, bottom: number): void {
    if (this.#isInSameCells(number, left, top, right, bottom)) {
      this.#setEdges(number, left, top, right, bottom)
      return
    }
    this.#takeOutOfCells(number)
    this.#setEdges(number, left, top, right, bottom)
    this.#putIntoCells(number)
  }

  /** Moves all boxes. They keep their numbers. */
  translate({ x, y }: Point): void {
    for (const cells of this.#levels) cells?.clear()
    const free = new Set(this.#free)
    for (let number = 0; number < this.#count; number++) {
      if (free.has(number)) continue
      this.#setEdges(
        number,
        (this.left[number] as number) + x,
        (this.top[number] as number) + y,
        (this.right[number] as number) + x,
        (this.bottom[number] as number) + y,
      )
      this.#putIntoCells(number)
    }
  }

  remove(number: number): void {
    this.#takeOutOfCells(number)
    this.#free.push(number)
  }

  /**
   * The numbers of all boxes whose inside meets an area, in no order; none where there are more than `crowd`. An area without a size is a
   * line or a point. The list is the same one for every call.
   */
  find(left: number, top: number, right: number, bottom: number, crowd = Number.POSITIVE_INFINITY): readonly number[] {
    this.found.length = 0
    this.#search++
    this.#crowd = crowd
    this.#collectAll(left, top, right, bottom)
    if (this.found.length > crowd) this.found.length = 0
    return this.found
  }

  #collectAll(left: number, top: number, right: number, bottom: number): void {
    for (let level = 0; level < this.#levels.length; level++) {
      const cells = this.#levels[level]
      if (!cells || cells.size === 0) continue
      const size = smallestCell * 2 ** level
      const firstColumn = Math.floor(left / size)
      const lastColumn = Math.floor(right / size)
      const firstRow = Math.floor(top / size)
      const lastRow = Math.floor(bottom / size)
      if ((lastColumn - firstColumn + 1) * (lastRow - firstRow + 1) > cells.size) {
        for (const first of cells.values()) this.#collect(first, left, top, right, bottom)
        continue
      }
      for (let row = firstRow; row <= lastRow; row++) {
        for (let column = firstColumn; column <= lastColumn; column++) {
          const first = cells.get(keyOf(column, row))
          if (first !== undefined) this.#collect(first, left, top, right, bottom)
          if (this.found.length > this.#crowd) return
        }
      }
    }
  }

  #collect(first: number, left: number, top: number, right: number, bottom: number): void {
    for (let link = first; link !== noLink; link = this.#next[link] as number) {
      const number = Math.floor(link / mostCells)
      if (this.#lastSeen[number] === this.#search) continue
      this.#lastSeen[number] = this.#search
      if (
        right > (this.left[number] as number) &&
        left < (this.right[number] as number) &&
        bottom > (this.top[number] as number) &&
        top < (this.bottom[number] as number)
      ) {
        this.found.push(number)
        if (this.found.length > this.#crowd) return
      }
    }
  }

  #putIntoCells(number: number): void {
    this.#eachCell(number, (cells, key, link) => {
      this.#next[link] = cells.get(key) ?? noLink
      cells.set(key, link)
    })
  }

  #takeOutOfCells(number: number): void {
    this.#eachCell(number, (cells, key, link) => {
      const next = this.#next[link] as number
      const first = cells.get(key) as number
      if (first !== link) {
        let before = first
        while (this.#next[before] !== link) before = this.#next[before] as number
        this.#next[before] = next
      } else if (next === noLink) cells.delete(key)
      else cells.set(key, next)
    })
  }

  #setEdges(number: number, left: number, top: number, right: number, bottom: number): void {
    this.left[number] = left
    this.top[number] = top
    this.right[number] = right
    this.bottom[number] = bottom
  }

  /** Most boxes that move do not move far. */
  #isInSameCells(number: number, left: number, top: number, right: number, bottom: number): boolean {
    const oldLeft = this.left[number] as number
    const oldTop = this.top[number] as number
    const oldRight = this.right[number] as number
    const oldBottom = this.bottom[number] as number
    const level = levelOf(oldLeft, oldTop, oldRight, oldBottom)
    if (level !== levelOf(left, top, right, bottom)) return false
    const size = smallestCell * 2 ** level
    return (
      Math.floor(oldLeft / size) === Math.floor(left / size) &&
      Math.floor(oldTop / size) === Math.floor(top / size) &&
      Math.floor(oldRight / size) === Math.floor(right / size) &&
      Math.floor(oldBottom / size) === Math.floor(bottom / size)
    )
  }

  #eachCell(number: number, visit: (cells: Cells, key: number, link: number) => void): void {
    const left = this.left[number] as number
    const top = this.top[number] as number
    const right = this.right[number] as number
    const bottom = this.bottom[number] as number
    const level = levelOf(left, top, right, bottom)
    const size = smallestCell * 2 ** level
    this.#levels[level] ??= new Map()
    const cells = this.#levels[level]
    const firstColumn = Math.floor(left / size)
    const firstRow = Math.floor(top / size)
    // A box that rounding makes no larger than a cell may touch three of them; nothing of its inside is in the third.
    const lastColumn = Math.min(Math.floor(right / size), firstColumn + 1)
    const lastRow = Math.min(Math.floor(bottom / size), firstRow + 1)
    let link = mostCells * number
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) visit(cells, keyOf(column, row), link++)
    }
  }

  #grow(): void {
    const larger = (old: Float64Array<ArrayBuffer>) => {
      const array = new Float64Array(Math.ceil(growth * old.length))
      array.set(old)
      return array
    }
    this.left = larger(this.left)
    this.top = larger(this.top)
    this.right = larger(this.right)
    this.bottom = larger(this.bottom)
    const lastSeen = new Int32Array(this.left.length)
    lastSeen.set(this.#lastSeen)
    this.#lastSeen = lastSeen
    const next = new Int32Array(mostCells * this.left.length)
    next.set(this.#next)
    this.#next = next
  }
}

type Cells = Map<number, number>

const noLink = -1

/** One small number for both. Cells very far apart can have the same: then boxes of both are looked at, and only the right ones found. */
const keyOf = (column: number, row: number): number => ((column & 0xffff) << 16) | (row & 0xffff)

function levelOf(left: number, top: number, right: number, bottom: number): number {
  const extent = Math.max(right - left, bottom - top)
  let level = 0
  for (let size = smallestCell; size < extent && level < highestLevel; size *= 2) level++
  return level
}
