import type { Point } from '@ramify/geometry'
import { type JumpingLine, jumpsOver } from './jumps.ts'
import { LineIndex } from './line-index.ts'
import { movedPoints, samePoints } from './moved-along.ts'
import type { DrawnRoute } from './route.ts'

/** A line among more others than this does not jump: nobody could see over which. */
const crowd = 500

/** Nor does a line with so many corners among so many others: the pairs of their pieces that would be compared. */
const crowdOfPieces = 100_000

/** Pieces of two usual lines. */
const usualPairs = 25

const noJumps: readonly Point[] = []

/** Lines where they are drawn, and where they jump over others: that is asked again of lines that are touched. */
export class DrawnLines {
  readonly #orderOf: (id: string) => string | undefined
  readonly #drawn = new Map<string, DrawnRoute>()
  /** Only lines of straight pieces jump, and only over such lines. */
  readonly #jumping = new LineIndex()
  readonly #touched = new Set<string>()

  /** Pairs of pieces that were looked at to find where lines cross. */
  compared = 0

  constructor(orderOf: (id: string) => string | undefined) {
    this.#orderOf = orderOf
  }

  get isComplete(): boolean {
    return this.#touched.size === 0
  }

  get(id: string): DrawnRoute | undefined {
    return this.#drawn.get(id)
  }

  has(id: string): boolean {
    return this.#drawn.has(id)
  }

  /** Without jumps until these are found. */
  set(id: string, line: Omit<DrawnRoute, 'jumps'>): void {
    this.#show(id, { ...line, jumps: noJumps })
  }

  delete(id: string): void {
    this.#drawn.delete(id)
    this.#jumping.delete(id)
  }

  move(id: string, by: Point): void {
    this.#show(id, this.#moved(id, by))
  }

  moveAll(by: Point): void {
    for (const id of this.#drawn.keys()) this.#drawn.set(id, this.#moved(id, by))
    this.#jumping.translate(by)
  }

  touchNear(id: string): void {
    this.#touched.add(id)
    for (const other of this.#jumping.near(id)) this.#touched.add(other)
  }

  touchOthersNear(id: string, except: ReadonlySet<string>): void {
    for (const other of this.#jumping.near(id)) if (!except.has(other)) this.#touched.add(other).add(id)
  }

  touchAll(): void {
    for (const id of this.#drawn.keys()) this.#touched.add(id)
  }

  /** Lets touched lines jump, first those that moved, until so many pairs of lines are compared, and adds those that do so elsewhere now. */
  jump(moved: Set<string>, mostCompared: number): void {
    let left = mostCompared
    const jump = (id: string) => {
      if (left <= 0 || !this.#touched.delete(id)) return
      const others = this.#jumping.near(id, crowd)
      const before = this.compared
      if (this.#jump(id, others)) moved.add(id)
      left -= Math.max(others.size + 1, (this.compared - before) / usualPairs)
    }
    for (const id of [...moved]) jump(id)
    for (const id of this.#touched) jump(id)
  }

  /** Whether it jumps at other places than before. */
  #jump(id: string, near: ReadonlySet<string>): boolean {
    const drawn = this.#drawn.get(id)
    const line = this.#lineOf(id)
    if (!drawn || !line) return false
    const others: JumpingLine[] = []
    let pairs = 0
    for (const id of near) {
      const other = this.#lineOf(id)
      if (!other) continue
      others.push(other)
      pairs += line.points.length * other.points.length
    }
    const isCrowded = pairs > crowdOfPieces
    if (!isCrowded) this.compared += pairs
    const jumps = isCrowded ? noJumps : jumpsOver(line, others)
    if (samePoints(drawn.jumps, jumps)) return false
    this.#drawn.set(id, { ...drawn, jumps: jumps.length > 0 ? jumps : noJumps })
    return true
  }

  #lineOf(id: string): JumpingLine | undefined {
    const drawn = this.#drawn.get(id)
    const order = this.#orderOf(id)
    if (drawn?.form !== 'corners' || order === undefined) return undefined
    return { id, order, points: drawn.points }
  }

  #show(id: string, drawn: DrawnRoute): void {
    this.#drawn.set(id, drawn)
    if (drawn.form === 'corners') this.#jumping.set(id, drawn.points)
    else this.#jumping.delete(id)
  }

  #moved(id: string, by: Point): DrawnRoute {
    const drawn = this.#drawn.get(id) as DrawnRoute
    return { ...drawn, points: movedPoints(drawn.points, by), jumps: movedPoints(drawn.jumps, by) }
  }
}
