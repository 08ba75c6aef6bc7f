import type { Point } from '@ramify/geometry'
import { onGrid } from './fine-grid.ts'
import type { RouteEnd } from './route.ts'

/** How far ends at one side of a shape are apart, where there is room. */
const endDistance = 20
/** How far lines between the same two fixed points are apart, and all of them together. */
const twinDistance = 10
const mostAside = 30
/** Less room than this is left at each corner. */
const corner = 6
/** Among more ends than this nobody could follow a line anyway. */
const mostEnds = 40

/** One end of a route at one side of a shape. */
interface Entry {
  readonly id: string
  readonly end: RouteEnd
  /** The other end, at the side it leads to without a corner; null where it has one. */
  readonly straightTo: RouteEnd | null
  /** The same for all lines between two points that people fixed, without a corner; null for any other. */
  twin: string | null
  /** Where it turns to from its first piece: less than 0 for left or up, and how long that piece and the next one are. */
  readonly lean: number
  readonly depth: number
  readonly reach: number
  /** How far it is moved along its side now. */
  shift: number
}

/**
 * Spreads ends that lie on each other along the side that they are at. What comes out depends on the routes alone, and not on the order in
 * which they came.
 */
export class EndSpread {
  readonly #entries = new Map<string, readonly Entry[]>()
  /** By shape, at all of its sides. */
  readonly #atShapes = new Map<string, Entry[]>()
  /** Shapes. */
  readonly #touched = new Set<string>()

  set(id: string, ends: readonly [RouteEnd | null, RouteEnd | null], points: readonly Point[]): void {
    this.delete(id)
    const [from, to] = ends
    const backwards = points.toReversed()
    const entries = [...entryOf(id, from, to, points), ...entryOf(id, to, from, backwards)]
    if (entries.length === 0) return
    this.#entries.set(id, entries)
    for (const entry of entries) {
      const { shape } = entry.end
      const there = this.#atShapes.get(shape)
      // To push would make room for many more, and most shapes have few.
      if (!there || there.length < 16) this.#atShapes.set(shape, there ? there.concat(entry) : [entry])
      else there.push(entry)
      this.#touch(entry)
    }
  }

  delete(id: string): void {
    for (const entry of this.#entries.get(id) ?? noEntries) {
      const there = this.#atShapes.get(entry.end.shape) as Entry[]
      // Their order does not matter.
      there[there.indexOf(entry)] = there[there.length - 1] as Entry
      there.pop()
      if (there.length === 0) this.#atShapes.delete(entry.end.shape)
      this.#touch(entry)
    }
    this.#entries.delete(id)
  }

  /** A route moved as it is. */
  move(id: string, [start, end]: readonly Point[]): void {
    if (!start || !end) return
    for (const entry of this.#entries.get(id) ?? []) if (entry.twin !== null) entry.twin = twinOf(start, end)
  }

  /** Spreads ends at the shapes that were touched, and says whose ends have moved. */
  spread(): Set<string> {
    const moved = new Set<string>()
    // Lines without a corner have the same place at both ends: what is beside one end matters at the other.
    for (const shape of [...this.#touched]) {
      for (const { straightTo } of this.#atShapes.get(shape) ?? noEntries) {
        if (straightTo !== null) this.#touched.add(straightTo.shape)
      }
    }
    for (const shape of this.#touched) {
      for (const entries of Map.groupBy(this.#atShapes.get(shape) ?? noEntries, ({ end }) => end.side).values()) {
        const shifts = entries.length <= mostEnds ? this.#shiftsAt(entries) : noShifts
        for (const entry of entries) {
          const shift = shifts.get(entry) ?? 0
          if (shift === entry.shift) continue
          moved.add(entry.id)
          entry.shift = shift
        }
      }
    }
    this.#touched.clear()
    return moved
  }

  /** How far each end of a route is moved along its side. */
  shiftsOf(id: string): readonly [from: number, to: number] {
    let [from, to] = [0, 0]
    for (const { end, shift } of this.#entries.get(id) ?? noEntries) {
      if (end.isStart) from = shift
      else to = shift
    }
    return [from, to]
  }

  #touch({ end, straightTo }: Entry): void {
    this.#touched.add(end.shape)
    if (straightTo !== null) this.#touched.add(straightTo.shape)
  }

  #entriesAt({ shape, side }: RouteEnd): readonly Entry[] {
    return this.#atShapes.get(shape)?.filter(({ end }) => end.side === side) ?? noEntries
  }

  #shiftsAt(entries: readonly Entry[]): ReadonlyMap<Entry, number> {
    const shifts = new Map<Entry, number>()
    let inner = entries.some(({ end, straightTo }) => end.isFixed || straightTo !== null) ? 0 : -1
    for (const [entry, shift] of [...this.#straightShifts(entries), ...twinShifts(entries)]) {
      shifts.set(entry, shift)
      inner = Math.max(inner, Math.abs(shift))
    }
    const turning = entries.filter((entry) => entry.straightTo === null && !entry.end.isFixed).sort(inSideOrder)
    const [first] = turning
    if (!first) return shifts
    const half = first.end.length / 2 - corner
    const place = (entry: Entry, wanted: number) => {
      shifts.set(entry, Math.min(Math.max(wanted, -entry.end.slack.less), entry.end.slack.more))
    }
    if (inner < 0) {
      const gap = gapIn(2 * half, Math.max(1, turning.length - 1))
      for (const [nth, entry] of turning.entries()) place(entry, (nth - (turning.length - 1) / 2) * gap)
      return shifts
    }
    const before = turning.filter(({ lean }) => lean < 0)
    const after = turning.filter(({ lean }) => lean >= 0)
    const gap = gapIn(half - inner, Math.max(before.length, after.length))
    for (const [nth, entry] of before.entries()) place(entry, -inner - (before.length - nth) * gap)
    for (const [nth, entry] of after.entries()) place(entry, inner + (nth + 1) * gap)
    return shifts
  }

  /** Lines between the same two sides without a corner lie beside each other. */
  #straightShifts(entries: readonly Entry[]): Map<Entry, number> {
    const shifts = new Map<Entry, number>()
    for (const alike of Map.groupBy(entries, ({ straightTo }) => straightTo && sideOf(straightTo)).values()) {
      const [first] = alike
      if (!first?.straightTo) continue
      const there = this.#entriesAt(first.straightTo)
      // Both sides come to the same places.
      if (there.length > mostEnds) continue
      const isTaken = [...entries, ...there].some(({ end }) => end.isFixed)
      if (alike.length === 1 && !isTaken) continue
      alike.sort(byId)
      const back = there.filter(({ straightTo }) => straightTo && sideOf(straightTo) === sideOf(first.end))
      const room = Math.min(...[...alike, ...back].map(({ end }) => end.length / 2 - corner))
      const steps = isTaken ? Math.ceil(alike.length / 2) : (alike.length - 1) / 2
      const gap = gapIn(room, steps)
      for (const [nth, entry] of alike.entries()) {
        const step = isTaken ? (nth % 2 === 0 ? 1 : -1) * (Math.floor(nth / 2) + 1) : nth - (alike.length - 1) / 2
        const { less, more } = entry.end.slack
        shifts.set(entry, Math.min(Math.max(step * gap, -less), more))
      }
    }
    return shifts
  }
}

const gapIn = (room: number, gaps: number): number => Math.max(0, Math.min(endDistance, onGrid(room / gaps)))

/** Lines that would be one line lie beside each other, around the points that were fixed. */
function twinShifts(entries: readonly Entry[]): Map<Entry, number> {
  const shifts = new Map<Entry, number>()
  for (const [twin, alike] of Map.groupBy(entries, (entry) => entry.twin)) {
    if (twin === null || alike.length === 1) continue
    const gap = Math.min(twinDistance, onGrid(mostAside / (alike.length - 1)))
    for (const [nth, entry] of alike.sort(byId).entries()) shifts.set(entry, (nth - (alike.length - 1) / 2) * gap)
  }
  return shifts
}

const noShifts: ReadonlyMap<Entry, number> = new Map()
const noEntries: readonly Entry[] = []

const sideOf = ({ shape, side }: RouteEnd): string => `${side} ${shape}`

function entryOf(id: string, end: RouteEnd | null, other: RouteEnd | null, points: readonly Point[]): Entry[] {
  const [start, corner1, corner2] = points
  if (!end || !start || !corner1) return []
  const along = end.side === 'top' || end.side === 'bottom' ? 'x' : 'y'
  const across = along === 'x' ? 'y' : 'x'
  const isStraight = points.length === 2
  // A line without a corner whose other end is fixed cannot be moved.
  if (isStraight && !end.isFixed && (!other || other.isFixed)) {
    const fixed = { ...end, isFixed: true }
    return [{ id, end: fixed, straightTo: null, twin: null, lean: 0, depth: 0, reach: 0, shift: 0 }]
  }
  return [
    {
      id,
      end,
      straightTo: isStraight && other && !end.isFixed ? other : null,
      twin: isStraight && end.isFixed && other?.isFixed ? twinOf(start, corner1) : null,
      lean: corner2 ? Math.sign(corner2[along] - corner1[along]) : 0,
      depth: Math.abs(corner1[across] - start[across]),
      reach: corner2 ? Math.abs(corner2[along] - corner1[along]) : 0,
      shift: 0,
    },
  ]
}

/** Whichever of them it begins at. */
const twinOf = (one: Point, other: Point): string =>
  one.x < other.x || (one.x === other.x && one.y < other.y)
    ? `${one.x} ${one.y} ${other.x} ${other.y}`
    : `${other.x} ${other.y} ${one.x} ${one.y}`

/** Those that turn to the left are leftmost, and the first to turn is outermost: so they cross the fewest. */
function inSideOrder(one: Entry, other: Entry): number {
  const outer = one.depth - other.depth || other.reach - one.reach
  return one.lean - other.lean || (one.lean < 0 ? outer : -outer) || byId(one, other)
}

const byId = (one: Entry, other: Entry): number =>
  one.id === other.id ? Number(other.end.isStart) - Number(one.end.isStart) : one.id < other.id ? -1 : 1
