import type { Rect } from '@ramify/geometry'

const cellSize = 256
/** What covers more cells than this is asked one by one. */
const mostCells = 1_024

/** Boxes by the squares of a grid that they cover. */
export class BoxIndex {
  readonly #cells = new Map<string, Rect[]>()
  readonly #all: Rect[] = []
  readonly #large: Rect[] = []

  add(box: Rect): void {
    this.#all.push(box)
    const cells = cellsOf(box)
    if (!cells) {
      this.#large.push(box)
      return
    }
    for (const key of cells) {
      const boxes = this.#cells.get(key)
      if (boxes) boxes.push(box)
      else this.#cells.set(key, [box])
    }
  }

  /** One of those that share some area with this one; the same for the same boxes in the same order. */
  overlapping(box: Rect): Rect | undefined {
    const overlaps = (other: Rect) => overlap(other, box)
    const cells = cellsOf(box)
    if (!cells) return this.#all.find(overlaps)
    const large = this.#large.find(overlaps)
    if (large) return large
    for (const key of cells) {
      const found = this.#cells.get(key)?.find(overlaps)
      if (found) return found
    }
    return undefined
  }
}

/** Edges that touch share none. */
export const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

function cellsOf({ x, y, width, height }: Rect): string[] | null {
  const [left, right] = [Math.floor(x / cellSize), Math.floor((x + width) / cellSize)]
  const [top, bottom] = [Math.floor(y / cellSize), Math.floor((y + height) / cellSize)]
  if (!((right - left + 1) * (bottom - top + 1) <= mostCells)) return null
  const cells: string[] = []
  for (let column = left; column <= right; column++)
    for (let row = top; row <= bottom; row++) cells.push(`${column},${row}`)
  return cells
}
