import { laneDistance, type Piece } from './lane-shifts.ts'
import { BoxIndex } from './search/box-index.ts'

/** Pieces of routes, all vertical or all horizontal, and which of them run beside each other. */
export class PieceIndex {
  readonly #boxes = new BoxIndex()
  readonly #pieces: Piece[] = []
  /** The group that each piece was last found in. */
  #groups = new Int32Array(64)
  #group = 0

  add(piece: Piece): void {
    const { left, top, right, bottom } = edgesOf(piece)
    this.#boxes.set(keyOf(piece), { x: left, y: top, width: right - left, height: bottom - top })
    this.#pieces[this.#boxes.numberOf(keyOf(piece)) as number] = piece
  }

  delete(piece: Piece): void {
    this.#boxes.delete(keyOf(piece))
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
    this.#groups[this.#boxes.numberOf(keyOf(piece)) as number] = own
    for (let nth = 0; nth < group.length; nth++) {
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

const keyOf = ({ id, at }: Piece): string => `${at} ${id}`

/** Pieces run beside each other where these meet. */
function edgesOf({ isVertical, line, start, end }: Piece) {
  const [near, far] = [line - laneDistance / 2, line + laneDistance / 2]
  return isVertical
    ? { left: near, top: start, right: far, bottom: end }
    : { left: start, top: near, right: end, bottom: far }
}
