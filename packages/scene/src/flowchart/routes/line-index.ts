import type { Point, Rect } from '@ramify/geometry'
import { BoxIndex } from './search/box-index.ts'

/** Lines of straight pieces, found by the places of their pieces: the box around a long line would meet half of the page. */
export class LineIndex {
  readonly #boxes = new BoxIndex()
  /** The line that each piece belongs to, by the number of its box. */
  readonly #owners: string[] = []
  readonly #points = new Map<string, readonly Point[]>()

  set(id: string, points: readonly Point[]): void {
    const before = this.#points.get(id)?.length ?? 0
    this.#points.set(id, points)
    for (let nth = 1; nth < points.length; nth++) {
      const key = keyOf(id, nth)
      this.#boxes.set(key, boxOf(points, nth))
      this.#owners[this.#boxes.numberOf(key) as number] = id
    }
    for (let nth = Math.max(1, points.length); nth < before; nth++) this.#boxes.delete(keyOf(id, nth))
  }

  delete(id: string): void {
    const count = this.#points.get(id)?.length ?? 0
    for (let nth = 1; nth < count; nth++) this.#boxes.delete(keyOf(id, nth))
    this.#points.delete(id)
  }

  /** Other lines that a line may cross; none where there are more than `most`. Of two lines each is near the other, or neither. */
  near(id: string, most = Number.POSITIVE_INFINITY): ReadonlySet<string> {
    const points = this.#points.get(id) ?? []
    const found = new Set<string>()
    for (let nth = 1; nth < points.length; nth++) {
      const { x, y, width, height } = boxOf(points, nth)
      for (const number of this.#boxes.find(x, y, x + width, y + height)) found.add(this.#owners[number] as string)
      if (found.size > most + 1) return none
    }
    found.delete(id)
    return found
  }
}

const none: ReadonlySet<string> = new Set()

const keyOf = (id: string, nth: number): string => `${nth} ${id}`

/** Lines without a breadth would not meet those that cross them. */
function boxOf(points: readonly Point[], nth: number): Rect {
  const [from, to] = [points[nth - 1] as Point, points[nth] as Point]
  return {
    x: Math.min(from.x, to.x) - 1,
    y: Math.min(from.y, to.y) - 1,
    width: Math.abs(from.x - to.x) + 2,
    height: Math.abs(from.y - to.y) + 2,
  }
}
