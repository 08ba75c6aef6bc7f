import type { Point } from '@ramify/geometry'
import { type LaneRoute, laneShifts, type Piece, piecesOf } from './lane-shifts.ts'
import { PieceIndex } from './piece-index.ts'

/**
 * Spreads pieces of routes that lie on each other apart. The result depends on the routes alone, and not on the order in which they came:
 * when one changes, only the pieces beside it, and those beside them, are looked at again.
 */
export class Lanes {
  readonly #pieces = new Map<string, readonly Piece[]>()
  readonly #vertical = new PieceIndex()
  readonly #horizontal = new PieceIndex()
  readonly #shifts = new Map<Piece, number>()
  readonly #touched = new Set<Piece>()

  set(id: string, route: LaneRoute): void {
    this.delete(id)
    const pieces = piecesOf(id, route)
    if (pieces.length === 0) return
    this.#pieces.set(id, pieces)
    for (const piece of pieces) {
      this.#indexOf(piece).add(piece)
      this.#touched.add(piece)
    }
  }

  delete(id: string): void {
    const pieces = this.#pieces.get(id)
    if (!pieces) return
    for (const piece of pieces) {
      for (const other of this.#indexOf(piece).beside(piece)) this.#touched.add(other)
      this.#shifts.delete(piece)
    }
    for (const piece of pieces) {
      this.#indexOf(piece).delete(piece)
      this.#touched.delete(piece)
    }
    this.#pieces.delete(id)
  }

  /** Spreads the pieces that were touched and those that are with them, and says whose pieces have moved. */
  spread(): Set<string> {
    const moved = new Set<string>()
    const done = new Set<Piece>()
    for (const touched of this.#touched) {
      if (done.has(touched)) continue
      const group = this.#indexOf(touched).groupOf(touched)
      const shifts = laneShifts(group)
      for (const piece of group) {
        done.add(piece)
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

  #indexOf(piece: Piece): PieceIndex {
    return piece.isVertical ? this.#vertical : this.#horizontal
  }
}
