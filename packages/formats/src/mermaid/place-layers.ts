import type { Point, Size } from '@ramify/geometry'

export type Direction = 'TB' | 'BT' | 'LR' | 'RL'

const rankGap = 60
const nodeGap = 40
const sweeps = 4
/** Those that nothing leads to or from stand in rows. */
const inRow = 8

/**
 * Places boxes in layers, so that lines go in one direction: each box lies behind all that lead to it, and near the middle of them. Gives
 * back left upper corners from 0 on, and the size of the whole.
 */
export function placeLayers(
  sizes: readonly Size[],
  edges: readonly (readonly [number, number])[],
  direction: Direction,
): { readonly places: readonly Point[]; readonly size: Size } {
  const isLevel = direction === 'LR' || direction === 'RL'
  const lines = withoutCycles(sizes.length, edges)
  const ranks = ranksOf(sizes.length, lines)
  const rows = ordered(ranks, lines)
  const along = (nth: number) => (isLevel ? sizes[nth]?.width : sizes[nth]?.height) ?? 0
  const across = (nth: number) => (isLevel ? sizes[nth]?.height : sizes[nth]?.width) ?? 0
  const middles = placedAcross(rows, lines, across)
  const places: Point[] = sizes.map(() => ({ x: 0, y: 0 }))
  let least = Number.POSITIVE_INFINITY
  for (const [nth, middle] of middles.entries()) least = Math.min(least, middle - across(nth) / 2)
  let start = 0
  let widest = 0
  for (const row of rows) {
    const length = row.reduce((most, nth) => Math.max(most, along(nth)), 0)
    for (const nth of row) {
      const side = (middles[nth] ?? 0) - across(nth) / 2 - least
      const behind = start + (length - along(nth)) / 2
      places[nth] = isLevel ? { x: behind, y: side } : { x: side, y: behind }
      widest = Math.max(widest, side + across(nth))
    }
    if (row.length > 0) start += length + rankGap
  }
  const length = Math.max(0, start - rankGap)
  const size = isLevel ? { width: length, height: widest } : { width: widest, height: length }
  if (direction === 'BT' || direction === 'RL') turnAround(places, sizes, size, direction)
  return { places, size }
}

function turnAround(places: Point[], sizes: readonly Size[], { width, height }: Size, direction: Direction): void {
  for (const [nth, { x, y }] of places.entries()) {
    const box = sizes[nth] as Size
    places[nth] = direction === 'BT' ? { x, y: height - y - box.height } : { x: width - x - box.width, y }
  }
}

/** For each box those that it leads to; lines that lead back to where they came from are turned. */
function withoutCycles(count: number, edges: readonly (readonly [number, number])[]): readonly (readonly number[])[] {
  const next: number[][] = Array.from({ length: count }, () => [])
  for (const [from, to] of edges) if (from !== to) next[from]?.push(to)
  const lines: number[][] = Array.from({ length: count }, () => [])
  const state = new Uint8Array(count)
  for (let top = 0; top < count; top++) {
    if (state[top] !== 0) continue
    const way: { readonly box: number; nth: number }[] = [{ box: top, nth: 0 }]
    state[top] = 1
    for (let last = way.at(-1); last; last = way.at(-1)) {
      const to = next[last.box]?.[last.nth++]
      if (to === undefined) {
        state[last.box] = 2
        way.pop()
      } else if (state[to] === 1) lines[to]?.push(last.box)
      else {
        lines[last.box]?.push(to)
        if (state[to] === 0) {
          state[to] = 1
          way.push({ box: to, nth: 0 })
        }
      }
    }
  }
  return lines
}

/** How many boxes lie before each at least. */
function ranksOf(count: number, lines: readonly (readonly number[])[]): readonly number[] {
  const ranks = new Array<number>(count).fill(0)
  const waiting = new Array<number>(count).fill(0)
  for (const targets of lines) for (const to of targets) waiting[to] = (waiting[to] ?? 0) + 1
  const isAlone = (nth: number) => waiting[nth] === 0 && lines[nth]?.length === 0
  const alone = ranks.flatMap((_, nth) => (isAlone(nth) ? [nth] : []))
  const ready = ranks.flatMap((_, nth) => (waiting[nth] === 0 && !isAlone(nth) ? [nth] : []))
  for (let at = 0; at < ready.length; at++) {
    const from = ready[at] as number
    for (const to of lines[from] ?? []) {
      ranks[to] = Math.max(ranks[to] ?? 0, (ranks[from] ?? 0) + 1)
      waiting[to] = (waiting[to] ?? 1) - 1
      if (waiting[to] === 0) ready.push(to)
    }
  }
  const below = ready.reduce((most, nth) => Math.max(most, (ranks[nth] ?? 0) + 1), 0)
  for (const [nth, box] of alone.entries()) ranks[box] = below + Math.floor(nth / inRow)
  return ranks
}

/** The boxes of each rank, in an order in which few lines cross: each near the middle of what it is connected to. */
function ordered(ranks: readonly number[], lines: readonly (readonly number[])[]): number[][] {
  const rows: number[][] = []
  for (const [nth, rank] of ranks.entries()) {
    while (rows.length <= rank) rows.push([])
    rows[rank]?.push(nth)
  }
  const before = turnedLines(lines)
  const places = new Array<number>(ranks.length).fill(0)
  const number = (row: readonly number[]) => {
    for (const [at, nth] of row.entries()) places[nth] = at / Math.max(1, row.length)
  }
  for (const row of rows) number(row)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    const isDown = sweep % 2 === 0
    for (const row of isDown ? rows : rows.toReversed()) {
      const wanted = new Map(
        row.map((nth) => [nth, middleOf((isDown ? before : lines)[nth] ?? [], places) ?? places[nth] ?? 0]),
      )
      row.sort((one, other) => (wanted.get(one) ?? 0) - (wanted.get(other) ?? 0))
      number(row)
    }
  }
  return rows
}

function turnedLines(lines: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const before: number[][] = lines.map(() => [])
  for (const [from, targets] of lines.entries()) for (const to of targets) before[to]?.push(from)
  return before
}

function middleOf(boxes: readonly number[], places: readonly number[]): number | undefined {
  if (boxes.length === 0) return undefined
  return boxes.reduce((sum, nth) => sum + (places[nth] ?? 0), 0) / boxes.length
}

/** The middles of all boxes, side by side in their rows, as near to those before them as there is room. */
function placedAcross(
  rows: readonly (readonly number[])[],
  lines: readonly (readonly number[])[],
  across: (nth: number) => number,
): readonly number[] {
  const before = turnedLines(lines)
  const middles = new Array<number>(lines.length).fill(0)
  for (const row of rows) {
    let end = Number.NEGATIVE_INFINITY
    let shift = 0
    for (const nth of row) {
      const wanted = middleOf(before[nth] ?? [], middles)
      const least = end + nodeGap + across(nth) / 2
      const middle = Math.max(wanted ?? (end === Number.NEGATIVE_INFINITY ? 0 : least), least)
      middles[nth] = middle
      shift += (wanted ?? middle) - middle
      end = middle + across(nth) / 2
    }
    // What had to make room to one side only is moved back by as much on average.
    for (const nth of row) middles[nth] = (middles[nth] ?? 0) + shift / Math.max(1, row.length)
  }
  return middles
}
