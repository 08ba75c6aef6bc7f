import type { Point } from '@ramify/geometry'
import { crossingOf } from './crossings.ts'
import { BoxIndex } from './search/box-index.ts'

const none: readonly Point[] = []

/**
 * Where lines jump over others: of two that cross, the later one does. Only the lines decide that; when one changes, only those that it
 * crossed or crosses are looked at again.
 */
export class Jumps {
  readonly #orders = new Map<string, string>()
  readonly #lines = new Map<string, readonly Point[]>()
  readonly #pieces = new BoxIndex()
  readonly #jumps = new Map<string, readonly Point[]>()
  readonly #touched = new Set<string>()

  of(id: string): readonly Point[] {
    return this.#jumps.get(id) ?? none
  }

  /** Lines with a later key jump over those with an earlier one; of equal keys those with a larger id do. */
  setOrder(id: string, order: string): void {
    if (this.#orders.get(id) === order) return
    this.#orders.set(id, order)
    const points = this.#lines.get(id)
    if (points) this.#touch(id, points)
  }

  set(id: string, points: readonly Point[]): void {
    const old = this.#lines.get(id)
    if (old === points) return
    if (old) this.#remove(id, old)
    this.#lines.set(id, points)
    for (let nth = 1; nth < points.length; nth++) {
      this.#pieces.set(`${nth} ${id}`, boxBetween(points[nth - 1] as Point, points[nth] as Point))
    }
    this.#touch(id, points)
  }

  delete(id: string): void {
    const old = this.#lines.get(id)
    if (old) this.#remove(id, old)
    this.#lines.delete(id)
    this.#orders.delete(id)
    this.#touched.add(id)
  }

  /** Whose jumps are others now than before. */
  update(): Set<string> {
    const changed = new Set<string>()
    for (const id of this.#touched) {
      const jumps = this.#jumpsOf(id)
      if (isSame(this.of(id), jumps)) continue
      changed.add(id)
      if (jumps.length > 0) this.#jumps.set(id, jumps)
      else this.#jumps.delete(id)
    }
    this.#touched.clear()
    return changed
  }

  #remove(id: string, points: readonly Point[]): void {
    for (let nth = 1; nth < points.length; nth++) this.#pieces.delete(`${nth} ${id}`)
    this.#touch(id, points)
  }

  #touch(id: string, points: readonly Point[]): void {
    this.#touched.add(id)
    for (let nth = 1; nth < points.length; nth++) {
      for (const { id: other } of this.#near(points[nth - 1] as Point, points[nth] as Point)) this.#touched.add(other)
    }
  }

  #jumpsOf(id: string): Point[] {
    const points = this.#lines.get(id) ?? none
    const jumps: Point[] = []
    for (let nth = 1; nth < points.length; nth++) {
      const [from, to] = [points[nth - 1] as Point, points[nth] as Point]
      for (const { id: other, nth: otherNth } of this.#near(from, to)) {
        if (!this.#isBefore(other, id)) continue
        const line = this.#lines.get(other) as readonly Point[]
        const jump = crossingOf(from, to, line[otherNth - 1] as Point, line[otherNth] as Point)
        if (jump) jumps.push(jump)
      }
    }
    return jumps.sort((one, other) => one.x - other.x || one.y - other.y)
  }

  #isBefore(one: string, other: string): boolean {
    if (one === other) return false
    const [first, second] = [this.#orders.get(one) ?? '', this.#orders.get(other) ?? '']
    return first < second || (first === second && one < other)
  }

  #near(from: Point, to: Point): { readonly id: string; readonly nth: number }[] {
    const { x, y, width, height } = boxBetween(from, to)
    return this.#pieces.find(x, y, x + width, y + height).map((number) => {
      const key = this.#pieces.idOf(number)
      const space = key.indexOf(' ')
      return { id: key.slice(space + 1), nth: Number(key.slice(0, space)) }
    })
  }
}

function boxBetween(from: Point, to: Point) {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  }
}

function isSame(one: readonly Point[], other: readonly Point[]): boolean {
  return one.length === other.length && one.every(({ x, y }, nth) => x === other[nth]?.x && y === other[nth]?.y)
}
