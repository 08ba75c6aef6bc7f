import type { Point } from '@ramify/geometry'
import { type LaneRoute, laneShifts, lineKey, type Piece, piecesOf } from './lane-shifts.ts'

/**
 * Spreads pieces of routes that lie on each other apart. The result depends on the routes alone, and not on the order in which they came:
 * when one changes, only the lines that it was or is on are looked at again.
 */
export class Lanes {
  readonly #pieces = new Map<string, readonly Piece[]>()
  readonly #lines = new Map<string, readonly Piece[]>()
  readonly #shifts = new Map<Piece, number>()
  readonly #touched = new Set<string>()

  set(id: string, route: LaneRoute): void {
    this.delete(id)
    const pieces = piecesOf(id, route)
    if (pieces.length === 0) return
    this.#pieces.set(id, pieces)
    for (const piece of pieces) {
      const key = lineKey(piece)
      this.#lines.set(key, this.#lines.get(key)?.concat(piece) ?? [piece])
      this.#touched.add(key)
    }
  }

  delete(id: string): void {
    for (const piece of this.#pieces.get(id) ?? []) {
      const key = lineKey(piece)
      const line = this.#lines.get(key)?.filter((each) => each !== piece) ?? []
      if (line.length > 0) this.#lines.set(key, line)
      else this.#lines.delete(key)
      this.#shifts.delete(piece)
      this.#touched.add(key)
    }
    this.#pieces.delete(id)
  }

  /** Spreads the lines that were touched, and says whose pieces have moved. */
  spread(): Set<string> {
    const moved = new Set<string>()
    for (const key of this.#touched) {
      const line = this.#lines.get(key)
      if (!line) continue
      const shifts = laneShifts(line)
      for (const piece of line) {
        const shift = shifts.get(piece) ?? 0
        if (shift === (this.#shifts.get(piece) ?? 0)) continue
        moved.add(piece.id)
        if (shift === 0) this.#shifts.delete(piece)
        else this.#shifts.set(piece, shift)
      }
    }
    this.#touched.clear()
    return moved
  }

  /** The points of a route where they are now; the same list where nothing moved. */
  pointsOf(id: string, points: readonly Point[]): readonly Point[] {
    let moved: Point[] | null = null
    for (const piece of this.#pieces.get(id) ?? []) {
      const shift = this.#shifts.get(piece)
      if (shift === undefined) continue
      moved ??= [...points]
      for (const at of [piece.at, piece.at + 1]) {
        const { x, y } = moved[at] as Point
        moved[at] = piece.isVertical ? { x: x + shift, y } : { x, y: y + shift }
      }
    }
    return moved ?? points
  }
}
