import { intersects, type Rect } from '@ramify/geometry'

/** Where words of lines stand already. A map may have thousands, and each new one asks at many places: it looks only at those near. */
export class PlacedLabels {
  readonly #cells = new Map<string, Rect[]>()
  readonly #all: Rect[] = []
  /** Those over more cells than are worth listing. */
  readonly #large: Rect[] = []

  add(label: Rect): void {
    this.#all.push(label)
    const cells = cellsOf(label)
    if (!cells) this.#large.push(label)
    for (const key of cells ?? []) {
      const cell = this.#cells.get(key)
      if (cell) cell.push(label)
      else this.#cells.set(key, [label])
    }
  }

  intersects(box: Rect): boolean {
    const isIn = (label: Rect) => intersects(label, box)
    const cells = cellsOf(box)
    if (!cells) return this.#all.some(isIn)
    return this.#large.some(isIn) || cells.some((key) => this.#cells.get(key)?.some(isIn) ?? false)
  }
}

const cellSize = 96
const mostCells = 256
const furthest = 2 ** 40

function cellsOf({ x, y, width, height }: Rect): string[] | null {
  const [left, top] = [Math.floor(x / cellSize), Math.floor(y / cellSize)]
  const [right, bottom] = [Math.floor((x + width) / cellSize), Math.floor((y + height) / cellSize)]
  // What is no number is in no range, and of numbers further out the next one is the same.
  const isNear = [left, top, right, bottom].every((number) => Math.abs(number) <= furthest)
  if (!isNear || (right - left + 1) * (bottom - top + 1) > mostCells) return null
  const cells: string[] = []
  for (let column = left; column <= right; column++)
    for (let row = top; row <= bottom; row++) cells.push(`${column} ${row}`)
  return cells
}
