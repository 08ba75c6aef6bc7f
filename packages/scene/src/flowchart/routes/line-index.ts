import type { Point } from '@ramify/geometry'
import { BoxGrid } from './search/box-grid.ts'

/** Lines of straight pieces, found by the places of their pieces: the box around a long line would meet half of the page. */
export class LineIndex {
  readonly #boxes = new BoxGrid()
  /** The line that each piece belongs to, by the number of its box. */
  readonly #owners: string[] = []
  /** The boxes of each line, one for each piece. */
  readonly #pieces = new Map<string, readonly number[]>()

  set(id: string, points: readonly Point[]): void {
    const before = this.#pieces.get(id) ?? noPieces
    const pieces: number[] = before.slice(0, Math.max(0, points.length - 1))
    for (let nth = 0; nth + 1 < points.length; nth++) {
      const { left, top, right, bottom } = edgesOf(points, nth)
      const known = pieces[nth]
      if (known !== undefined) this.#boxes.move(known, left, top, right, bottom)
      else pieces[nth] = this.#boxes.add(left, top, right, bottom)
      this.#owners[pieces[nth] as number] = id
    }
    for (const number of before.slice(pieces.length)) this.#boxes.remove(number)
    if (pieces.length > 0) this.#pieces.set(id, pieces.length > before.length ? pieces.slice() : pieces)
    else this.#pieces.delete(id)
  }

  /** Moves all of them. */
  translate(by: Point): void {
    this.#boxes.translate(by)
  }

  delete(id: string): void {
    for (const number of this.#pieces.get(id) ?? noPieces) this.#boxes.remove(number)
    this.#pieces.delete(id)
  }

  /** Other lines that a line may cross; none where there are more than `most`, or many more pieces of them than of usual lines. */
  near(id: string, most = Number.POSITIVE_INFINITY): ReadonlySet<string> {
    const { left, top, right, bottom } = this.#boxes
    const found = new Set<string>()
    let met = 0
    for (const piece of this.#pieces.get(id) ?? noPieces) {
      const [x, y] = [left[piece] as number, top[piece] as number]
      const [farX, farY] = [right[piece] as number, bottom[piece] as number]
      const numbers = this.#boxes.find(x, y, farX, farY, piecesOfLine * (most + 1))
      for (const number of numbers) found.add(this.#owners[number] as string)
      // A piece finds at least itself.
      met += numbers.length
      if (numbers.length === 0 || found.size > most + 1 || met > mostMet * (most + 1)) return none
    }
    found.delete(id)
    return found
  }
}

const none: ReadonlySet<string> = new Set()
const noPieces: readonly number[] = []

/** As many pieces of one line, and no more, are usually beside one of another. */
const piecesOfLine = 4
/** As often all pieces of a line meet another one. */
const mostMet = 40

/** Lines without a breadth would not meet those that cross them. */
function edgesOf(points: readonly Point[], nth: number) {
  const [from, to] = [points[nth] as Point, points[nth + 1] as Point]
  return {
    left: Math.min(from.x, to.x) - 1,
    top: Math.min(from.y, to.y) - 1,
    right: Math.max(from.x, to.x) + 1,
    bottom: Math.max(from.y, to.y) + 1,
  }
}
