import type { Rect } from '@ramify/geometry'

/** The size of the smallest cells. Larger shapes are in larger cells, so that none of them is in more than four. */
const smallestCell = 128
const highestLevel = 20

/**
 * Boxes found by place. Each has a number while it is there: its edges are in `left`, `top`, `right` and `bottom`, as searches read them
 * millions of times.
 */
export class BoxIndex {
  left = new Float64Array(64)
  top = new Float64Array(64)
  right = new Float64Array(64)
  bottom = new Float64Array(64)
  /** What the last `find` found. */
  readonly found: number[] = []
  readonly #numbers = new Map<string, number>()
  readonly #ids: string[] = []
  readonly #free: number[] = []
  readonly #levels: Map<number, number[]>[] = []
  #lastSeen = new Int32Array(64)
  #search = 0
  #count = 0
  #crowd = Number.POSITIVE_INFINITY

  get size(): number {
    return this.#numbers.size
  }

  numberOf(id: string): number | undefined {
    return this.#numbers.get(id)
  }

  idOf(number: number): string {
    return this.#ids[number] as string
  }

  boxOf(id: string): Rect | undefined {
    const number = this.#numbers.get(id)
    if (number === undefined) return undefined
    const [x, y] = [this.left[number] as number, this.top[number] as number]
    return { x, y, width: (this.right[number] as number) - x, height: (this.bottom[number] as number) - y }
  }

  set(id: string, { x, y, width, height }: Rect): void {
    const known = this.#numbers.get(id)
    if (known !== undefined && this.#isInSameCells(known, x, y, x + width, y + height)) {
      this.#setEdges(known, x, y, x + width, y + height)
      return
    }
    this.delete(id)
    const number = this.#free.pop() ?? this.#count++
    if (number >= this.left.length) this.#grow()
    this.#numbers.set(id, number)
    this.#ids[number] = id
    this.#setEdges(number, x, y, x + width, y + height)
    this.#lastSeen[number] = 0
    this.#eachCell(number, (cells, key) => {
      const cell = cells.get(key)
      // To push would make room for many more, and most cells have few.
      if (!cell || cell.length < 16) cells.set(key, cell ? cell.concat(number) : [number])
      else cell.push(number)
    })
  }

  delete(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#numbers.delete(id)
    this.#free.push(number)
    this.#eachCell(number, (cells, key) => {
      const cell = cells.get(key)
      if (!cell) return
      const at = cell.indexOf(number)
      cell[at] = cell[cell.length - 1] as number
      cell.pop()
      if (cell.length === 0) cells.delete(key)
    })
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
        for (const cell of cells.values()) this.#collect(cell, left, top, right, bottom)
        continue
      }
      for (let row = firstRow; row <= lastRow; row++) {
        for (let column = firstColumn; column <= lastColumn; column++) {
          const cell = cells.get(keyOf(column, row))
          if (cell) this.#collect(cell, left, top, right, bottom)
          if (this.found.length > this.#crowd) return
        }
      }
    }
  }

  #collect(cell: readonly number[], left: number, top: number, right: number, bottom: number): void {
    for (let at = 0; at < cell.length; at++) {
      const number = cell[at] as number
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

  #eachCell(number: number, visit: (cells: Map<number, number[]>, key: number) => void): void {
    const left = this.left[number] as number
    const top = this.top[number] as number
    const right = this.right[number] as number
    const bottom = this.bottom[number] as number
    const level = levelOf(left, top, right, bottom)
    const size = smallestCell * 2 ** level
    this.#levels[level] ??= new Map()
    const cells = this.#levels[level]
    for (let row = Math.floor(top / size); row <= Math.floor(bottom / size); row++) {
      for (let column = Math.floor(left / size); column <= Math.floor(right / size); column++) {
        visit(cells, keyOf(column, row))
      }
    }
  }

  #grow(): void {
    const larger = (old: Float64Array<ArrayBuffer>) => {
      const array = new Float64Array(2 * old.length)
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
  }
}

/** One small number for both. Cells very far apart can have the same: then boxes of both are looked at, and only the right ones found. */
const keyOf = (column: number, row: number): number => ((column & 0xffff) << 16) | (row & 0xffff)

function levelOf(left: number, top: number, right: number, bottom: number): number {
  const extent = Math.max(right - left, bottom - top)
  let level = 0
  for (let size = smallestCell; size < extent && level < highestLevel; size *= 2) level++
  return level
}
