import type { Rect } from '@ramify/geometry'
import { BoxGrid } from './box-grid.ts'

/** Boxes of things that have ids, found by place. */
export class BoxIndex extends BoxGrid {
  readonly #numbers = new Map<string, number>()
  readonly #ids: string[] = []

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
    if (known !== undefined) {
      this.move(known, x, y, x + width, y + height)
      return
    }
    const number = this.add(x, y, x + width, y + height)
    this.#numbers.set(id, number)
    this.#ids[number] = id
  }

  delete(id: string): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#numbers.delete(id)
    this.remove(number)
  }
}
