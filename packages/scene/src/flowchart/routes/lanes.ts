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
    }
    for (const piece of pieces) {
      this.#indexOf(piece).delete(piece)
      this.#touched.delete(piece)
    }
    this.#pieces.delete(id)
  }

  /** A route moved as it is. What runs beside its pieces is looked at again unless it moved along, as `isAlong` says. */
  move(id: string, route: LaneRoute, isAlong: (id: string) => boolean): void {
    const pieces = this.#pieces.get(id)
    if (!pieces) return
    const moved = piecesOf(id, route)
    for (const [nth, piece] of pieces.entries()) {
      const next = moved[nth] as Piece
      const index = this.#indexOf(piece)
      const left = index.beside(piece).filter((other) => !isAlong(other.id))
      for (const other of left) this.#touched.add(other)
      index.delete(piece)
      index.add(next)
      this.#takeOver(piece, next)
      if (left.length > 0 || index.beside(next).some((other) => !isAlong(other.id))) this.#touched.add(next)
    }
    this.#pieces.set(id, moved)
  }

  /** All routes moved, by the same distance. */
  moveAll(by: Point, routeOf: (id: string) => LaneRoute): void {
    this.#vertical.translate(by)
    this.#horizontal.translate(by)
    for (const [id, pieces] of this.#pieces) {
      const moved = piecesOf(id, routeOf(id))
      this.#pieces.set(id, moved)
      for (const [nth, piece] of pieces.entries()) {
        const next = moved[nth] as Piece
        this.#indexOf(next).replace(piece, next)
        this.#takeOver(piece, next)
      }
    }
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
        if (shift === piece.shift) continue
        moved.add(piece.id)
        piece.shift = shift
      }
    }
    this.#touched.clear()
    return moved
  }

  /** The points of a route where they are now; the same list where nothing moved. */
  pointsOf(id: string, points: readonly Point[]): readonly Point[] {
    let moved: Point[] | null = null
    for (const piece of this.#pieces.get(id) ?? []) {
      const { shift } = piece
      if (shift === 0) continue
      moved ??= [...points]
      for (const at of [piece.at, piece.at + 1]) {
        const { x, y } = moved[at] as Point
        moved[at] = piece.isVertical ? { x: x + shift, y } : { x, y: y + shift }
      }
    }
    return moved ?? points
  }

  #takeOver(piece: Piece, next: Piece): void {
    next.shift = piece.shift
    if (this.#touched.delete(piece)) this.#touched.add(next)
  }

  #indexOf(piece: Piece): PieceIndex {
    return piece.isVertical ? this.#vertical : this.#horizontal
  }
}
