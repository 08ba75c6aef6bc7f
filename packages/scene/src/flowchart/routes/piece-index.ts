import type { Point } from '@ramify/geometry'
import { laneDistance, type Piece } from './lane-shifts.ts'
import { BoxGrid } from './search/box-grid.ts'

/** Pieces of routes, all vertical or all horizontal, and which of them run beside each other. */
export class PieceIndex {
  readonly #boxes = new BoxGrid()
  readonly #pieces: Piece[] = []
  /** The group that each piece was last found in. */
  #groups = new Int32Array(64)
  #group = 0

  add(piece: Piece): void {
    const { left, top, right, bottom } = edgesOf(piece)
    piece.box = this.#boxes.add(left, top, right, bottom)
    this.#pieces[piece.box] = piece
  }

  delete(piece: Piece): void {
    this.#boxes.remove(piece.box)
  }

  /** A piece takes the place of another one. */
  replace(piece: Piece, next: Piece): void {
    next.box = piece.box
    this.#pieces[next.box] = next
  }

  /** Moves all of them; each is then to be replaced by one that knows its place. */
  translate(by: Point): void {
    this.#boxes.translate(by)
  }

  /** What a piece runs beside, itself included. */
  beside(piece: Piece): Piece[] {
    return this.#find(piece).map((number) => this.#pieces[number] as Piece)
  }

  /** A piece with all that it runs beside, also by way of others. */
  groupOf(piece: Piece): Piece[] {
    const group = [piece]
    // By numbers: where thousands of lines lie on each other, each is met thousands of times.
    if (this.#groups.length < this.#pieces.length) this.#groups = new Int32Array(2 * this.#pieces.length)
    const own = ++this.#group
    this.#groups[piece.box] = own
    // Pieces in one place run beside the same others.
    const places = new Set<string>()
    for (let nth = 0; nth < group.length; nth++) {
      const { line, start, end } = group[nth] as Piece
      const place = `${line} ${start} ${end}`
      if (places.has(place)) continue
      places.add(place)
      for (const number of this.#find(group[nth] as Piece)) {
        if (this.#groups[number] === own) continue
        this.#groups[number] = own
        group.push(this.#pieces[number] as Piece)
      }
    }
    return group
  }

  #find(piece: Piece): readonly number[] {
    const { left, top, right, bottom } = edgesOf(piece)
    return this.#boxes.find(left, top, right, bottom)
  }
}

/** Pieces run beside each other where these meet. */
function edgesOf({ isVertical, line, start, end }: Piece) {
  const [near, far] = [line - laneDistance / 2, line + laneDistance / 2]
  return isVertical
    ? { left: near, top: start, right: far, bottom: end }
    : { left: start, top: near, right: end, bottom: far }
}
