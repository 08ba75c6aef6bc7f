import type { Rect } from '@ramify/geometry'

/**
 * Finds which of many rectangles reach into an area. They are packed into a tree along a Hilbert curve, so neither huge rectangles nor
 * thousands at one place make it slow. An index never changes: a changed one shares the tree and remembers what is elsewhere.
 */
export class SpatialIndex {
  readonly #tree: Tree
  /** Those that are not where the tree has them. */
  readonly #moved: ReadonlyMap<number, Rect>

  private constructor(tree: Tree, moved: ReadonlyMap<number, Rect>) {
    this.#tree = tree
    this.#moved = moved
  }

  static of(rects: readonly Rect[]): SpatialIndex {
    const edges = new Float64Array(4 * rects.length)
    for (let number = 0; number < rects.length; number++) writeEdges(edges, number, rects[number] as Rect)
    return new SpatialIndex(treeOf(edges), none)
  }

  /** With the same number of rectangles, of which these are others. */
  with(changed: Iterable<readonly [number: number, rect: Rect]>): SpatialIndex {
    const moved = new Map(this.#moved)
    for (const [number, rect] of changed) moved.set(number, rect)
    if (moved.size <= mostMoved) return new SpatialIndex(this.#tree, moved)
    const edges = edgesByNumber(this.#tree)
    for (const [number, rect] of moved) writeEdges(edges, number, rect)
    return new SpatialIndex(treeOf(edges), none)
  }

  /** Around all of them; null where there are none. */
  get bounds(): Rect | null {
    const edges = edgesByNumber(this.#tree)
    if (edges.length === 0) return null
    for (const [number, rect] of this.#moved) writeEdges(edges, number, rect)
    const around = new Float64Array(4)
    writeUnion(edges, around, 0, 0, edges.length / 4)
    const [x, y, right, bottom] = around as unknown as [number, number, number, number]
    return { x, y, width: right - x, height: bottom - y }
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
    for (const [number, rect] of moved) if (touches(rect, area)) tell(number)
  }
}

const none: ReadonlyMap<number, Rect> = new Map()
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

function treeOf(edges: Float64Array): Tree {
  const count = edges.length / 4
  const numbers = alongCurve(edges)
  const levels = [0]
  for (let nodes = count; ; nodes = Math.ceil(nodes / nodeSize)) {
    levels.push((levels.at(-1) as number) + nodes)
    if (nodes <= 1) break
  }
  const boxes = new Float64Array(4 * (levels.at(-1) as number))
  for (let place = 0; place < count; place++) copyEdges(edges, numbers[place] as number, boxes, place)
  for (let level = 1; level + 1 < levels.length; level++) {
    const [below, start, end] = [levels[level - 1], levels[level], levels[level + 1]] as [number, number, number]
    for (let node = start; node < end; node++) {
      const first = below + (node - start) * nodeSize
      writeUnion(boxes, boxes, node, first, Math.min(first + nodeSize, start))
    }
  }
  return { boxes, numbers, levels }
}

function writeEdges(edges: Float64Array, number: number, { x, y, width, height }: Rect): void {
  const at = 4 * number
  edges[at] = x
  edges[at + 1] = y
  edges[at + 2] = x + width
  edges[at + 3] = y + height
}

function copyEdges(from: Float64Array, nth: number, to: Float64Array, toNth: number): void {
  for (let side = 0; side < 4; side++) to[4 * toNth + side] = from[4 * nth + side] as number
}

function edgesByNumber({ boxes, numbers }: Tree): Float64Array {
  const edges = new Float64Array(4 * numbers.length)
  for (let place = 0; place < numbers.length; place++) copyEdges(boxes, place, edges, numbers[place] as number)
  return edges
}

/** Around some of the boxes, as one of others. */
function writeUnion(boxes: Float64Array, to: Float64Array, node: number, first: number, end: number): void {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 4 * first; at < 4 * end; at += 4) {
    left = Math.min(left, boxes[at] as number)
    top = Math.min(top, boxes[at + 1] as number)
    right = Math.max(right, boxes[at + 2] as number)
    bottom = Math.max(bottom, boxes[at + 3] as number)
  }
  to.set([left, top, right, bottom], 4 * node)
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
function alongCurve(edges: Float64Array): Uint32Array {
  const count = edges.length / 4
  const middleX = (number: number) => ((edges[4 * number] as number) + (edges[4 * number + 2] as number)) / 2
  const middleY = (number: number) => ((edges[4 * number + 1] as number) + (edges[4 * number + 3] as number)) / 2
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let number = 0; number < count; number++) {
    left = Math.min(left, middleX(number))
    top = Math.min(top, middleY(number))
    right = Math.max(right, middleX(number))
    bottom = Math.max(bottom, middleY(number))
  }
  const [scaleX, scaleY] = [side / Math.max(right - left, 1e-9), side / Math.max(bottom - top, 1e-9)]
  // Key and number in one, as numbers are sorted many times faster than with a comparison.
  const keys = new Float64Array(count)
  for (let number = 0; number < count; number++) {
    const key = hilbert(Math.floor((middleX(number) - left) * scaleX), Math.floor((middleY(number) - top) * scaleY))
    keys[number] = key * count + number
  }
  keys.sort()
  return Uint32Array.from(keys, (key) => key % count)
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
