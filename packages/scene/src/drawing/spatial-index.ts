import type { Rect } from '@ramify/geometry'

/**
 * Finds which of many rectangles reach into an area. They are packed into a tree along a Hilbert curve, so neither huge rectangles nor
 * thousands at one place make it slow. An index never changes: a changed one shares the tree and remembers what is elsewhere.
 */
export class SpatialIndex {
  readonly #rects: readonly Rect[]
  readonly #tree: Tree
  /** Numbers of those that are not where the tree has them. */
  readonly #moved: ReadonlySet<number>

  private constructor(rects: readonly Rect[], tree: Tree, moved: ReadonlySet<number>) {
    this.#rects = rects
    this.#tree = tree
    this.#moved = moved
  }

  static of(rects: readonly Rect[]): SpatialIndex {
    return new SpatialIndex(rects, treeOf(rects), none)
  }

  /** With the same number of rectangles, of which these are others. */
  with(rects: readonly Rect[], changed: Iterable<number>): SpatialIndex {
    const moved = new Set(this.#moved)
    for (const number of changed) moved.add(number)
    return moved.size > mostMoved ? SpatialIndex.of(rects) : new SpatialIndex(rects, this.#tree, moved)
  }

  /** The numbers of all that touch an area, in their order. */
  within(area: Rect): number[] {
    const found: number[] = []
    this.forEach(area, (number) => found.push(number))
    return found.sort(ascending)
  }

  /** The same in no order, for those who ask thousands of times. */
  forEach(area: Rect, tell: (number: number) => void): void {
    const moved = this.#moved
    visit(this.#tree, area, moved.size === 0 ? tell : (number) => !moved.has(number) && tell(number))
    for (const number of moved) if (touches(this.#rects[number] as Rect, area)) tell(number)
  }
}

const none: ReadonlySet<number> = new Set()
/** After so many it is cheaper to pack all of them again than to look at each in every search. */
const mostMoved = 128
const ascending = (a: number, b: number) => a - b

function touches({ x, y, width, height }: Rect, area: Rect): boolean {
  return x <= area.x + area.width && area.x <= x + width && y <= area.y + area.height && area.y <= y + height
}

/** Boxes of nodes as left, top, right, bottom: first of the rectangles along the curve, then of each level of nodes above. */
interface Tree {
  readonly boxes: Float64Array
  /** The number of the rectangle at each place of the lowest level. */
  readonly numbers: Uint32Array
  /** Where each level begins, the lowest first; the last is the end. */
  readonly levels: readonly number[]
}

const nodeSize = 16

function treeOf(rects: readonly Rect[]): Tree {
  const numbers = alongCurve(rects)
  const levels = [0]
  for (let count = rects.length; ; count = Math.ceil(count / nodeSize)) {
    levels.push((levels.at(-1) as number) + count)
    if (count <= 1) break
  }
  const boxes = new Float64Array(4 * (levels.at(-1) as number))
  for (let place = 0; place < numbers.length; place++) {
    const { x, y, width, height } = rects[numbers[place] as number] as Rect
    const at = 4 * place
    boxes[at] = x
    boxes[at + 1] = y
    boxes[at + 2] = x + width
    boxes[at + 3] = y + height
  }
  for (let level = 1; level + 1 < levels.length; level++) {
    const [below, start, end] = [levels[level - 1], levels[level], levels[level + 1]] as [number, number, number]
    for (let node = start; node < end; node++) {
      const first = below + (node - start) * nodeSize
      writeUnion(boxes, node, first, Math.min(first + nodeSize, start))
    }
  }
  return { boxes, numbers, levels }
}

function writeUnion(boxes: Float64Array, node: number, first: number, end: number): void {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 4 * first; at < 4 * end; at += 4) {
    left = Math.min(left, boxes[at] as number)
    top = Math.min(top, boxes[at + 1] as number)
    right = Math.max(right, boxes[at + 2] as number)
    bottom = Math.max(bottom, boxes[at + 3] as number)
  }
  boxes.set([left, top, right, bottom], 4 * node)
}

function visit({ boxes, numbers, levels }: Tree, area: Rect, tell: (number: number) => void): void {
  if (numbers.length === 0) return
  const [right, bottom] = [area.x + area.width, area.y + area.height]
  // Nodes and their levels in turn.
  const waiting = [levels.at(-2) as number, levels.length - 2]
  while (waiting.length > 0) {
    const level = waiting.pop() as number
    const node = waiting.pop() as number
    const at = 4 * node
    if ((boxes[at] as number) > right || (boxes[at + 1] as number) > bottom) continue
    if ((boxes[at + 2] as number) < area.x || (boxes[at + 3] as number) < area.y) continue
    if (level === 0) {
      tell(numbers[node] as number)
      continue
    }
    const start = levels[level] as number
    const below = levels[level - 1] as number
    const first = below + (node - start) * nodeSize
    const end = Math.min(first + nodeSize, start)
    for (let child = first; child < end; child++) waiting.push(child, level - 1)
  }
}

/** Numbers of rectangles in the order in which a curve that fills the plane comes by their middles. */
function alongCurve(rects: readonly Rect[]): Uint32Array {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, width, height } of rects) {
    left = Math.min(left, x + width / 2)
    top = Math.min(top, y + height / 2)
    right = Math.max(right, x + width / 2)
    bottom = Math.max(bottom, y + height / 2)
  }
  const [scaleX, scaleY] = [side / Math.max(right - left, 1e-9), side / Math.max(bottom - top, 1e-9)]
  // Key and number in one, as numbers are sorted many times faster than with a comparison.
  const keys = new Float64Array(rects.length)
  for (let number = 0; number < rects.length; number++) {
    const { x, y, width, height } = rects[number] as Rect
    const key = hilbert(Math.floor((x + width / 2 - left) * scaleX), Math.floor((y + height / 2 - top) * scaleY))
    keys[number] = key * rects.length + number
  }
  keys.sort()
  return Uint32Array.from(keys, (key) => key % rects.length)
}

const bits = 12
const side = 2 ** bits - 1

/** How far along the curve a cell of the grid is. */
function hilbert(x: number, y: number): number {
  let distance = 0
  for (let half = 2 ** (bits - 1); half > 0; half >>= 1) {
    const isRight = (x & half) > 0
    const isLower = (y & half) > 0
    distance = distance * 4 + (isRight ? (isLower ? 2 : 3) : isLower ? 1 : 0)
    if (isLower) continue
    if (isRight) {
      x = side - x
      y = side - y
    }
    ;[x, y] = [y, x]
  }
  return distance
}
