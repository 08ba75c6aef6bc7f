import type { Blocks } from '../blocks.ts'
import { newCells } from '../cells.ts'
import type { Forest, Span } from '../forest.ts'
import type { Layout, Spacing } from '../layout.ts'
import { fromInside } from './spans.ts'

interface TableKind {
  /** The layout of boxes that are cells with cells beside them; any other is one cell with all that hangs on it. */
  readonly row: Layout
  /** Whether the top of the branch is a bar over the table rather than its first cell. */
  readonly hasHeader: boolean
}

/** Stands a whole branch in one table of cells that share their borders. */
export function arrangeTable(top: number, forest: Forest, blocks: Blocks, spacing: Spacing, kind: TableKind): void {
  new Grid(top, forest, blocks, spacing, kind).arrange()
}

/** Numbers of cells, by their place in the branch: the top is 0. */
class Grid {
  readonly #top: number
  readonly #forest: Forest
  readonly #blocks: Blocks
  readonly #row: Layout
  readonly #hasHeader: boolean
  readonly #padX: number
  readonly #padY: number
  /** Boxes that are cells of their own, in the order of the tree. */
  readonly #inside: number[] = []
  readonly #column: Int32Array
  /** The last column that a box and what is beside it fill. */
  readonly #deepest: Int32Array
  /** Room for frames, above and below. */
  readonly #before: Float64Array
  readonly #after: Float64Array
  readonly #height: Float64Array
  /** Where rows end at the right. */
  readonly #limit: Float64Array
  /** Where rows begin, and where the centres of boxes stand. */
  readonly #upper: Float64Array
  readonly #x: Float64Array
  readonly #y: Float64Array
  /** How wide columns have to be, and where they begin; one more, for the end of the last. */
  readonly #widths: number[] = []
  #starts: number[] = []

  constructor(top: number, forest: Forest, blocks: Blocks, spacing: Spacing, { row, hasHeader }: TableKind) {
    const size = (forest.end[top] as number) - top
    this.#top = top
    this.#forest = forest
    this.#blocks = blocks
    this.#row = row
    this.#hasHeader = hasHeader
    this.#padX = spacing.level[2] / 2
    this.#padY = spacing.sibling[2] / 2
    this.#column = new Int32Array(size)
    this.#deepest = new Int32Array(size)
    this.#before = new Float64Array(size)
    this.#after = new Float64Array(size)
    this.#height = new Float64Array(size)
    this.#limit = new Float64Array(size)
    this.#upper = new Float64Array(size)
    this.#x = new Float64Array(size)
    this.#y = new Float64Array(size)
  }

  arrange(): void {
    this.#findColumns()
    for (const node of this.#inside.toReversed()) this.#measure(node)
    this.#measureTop()
    this.#placeTop()
  }

  /** Walks down: who is a cell, in which column, and what has a frame around it. */
  #findColumns(): void {
    const { parent, end, apart } = this.#forest
    const top = this.#top
    this.#column[0] = this.#hasHeader ? -1 : 0
    this.#openSpans(top)
    for (let node = top + 1; node < (end[top] as number); ) {
      const at = node - top
      const above = (parent[node] as number) - top
      this.#column[at] = (this.#column[above] as number) + 1
      if (apart[node]) {
        node = end[node] as number
        continue
      }
      this.#inside.push(node)
      this.#passFrames(node, above)
      if (this.#isOpen(node)) {
        this.#openSpans(node)
        node++
      } else node = end[node] as number
    }
  }

  #openSpans(node: number): void {
    for (const { first, last, before, after } of this.#forest.spans.get(node) ?? []) {
      this.#before[first - this.#top] = (this.#before[first - this.#top] as number) + before
      this.#after[last - this.#top] = (this.#after[last - this.#top] as number) + after
    }
  }

  /** The frame around a row is also around the outermost cells in it. */
  #passFrames(node: number, above: number): void {
    const at = node - this.#top
    if (at === above + 1) this.#before[at] = (this.#before[at] as number) + (this.#before[above] as number)
    if (this.#isLast(node)) this.#after[at] = (this.#after[at] as number) + (this.#after[above] as number)
  }

  #isLast(node: number): boolean {
    const { parent, end, apart } = this.#forest
    const next = end[node] as number
    return next === end[parent[node] as number] || apart[next] === 1
  }

  #isOpen(node: number): boolean {
    return this.#blocks.layouts[node] === this.#row
  }

  /** Walks up: how high a row has to be, and how wide its columns. */
  #measure(node: number): void {
    const { left, right, up, down } = this.#blocks
    const at = node - this.#top
    const column = this.#column[at] as number
    const own = (up[node] as number) + (down[node] as number) + 2 * this.#padY
    this.#widen(column, (left[node] as number) + (right[node] as number) + 2 * this.#padX)
    this.#deepest[at] = column
    const frames = (this.#before[at] as number) + (this.#after[at] as number)
    this.#height[at] = Math.max(own + frames, this.#isOpen(node) ? this.#measureBeside(node) : 0)
  }

  #measureTop(): void {
    if (this.#hasHeader) this.#height[0] = this.#measureBeside(this.#top)
    else this.#measure(this.#top)
    this.#starts = [0]
    for (const width of this.#widths) this.#starts.push((this.#starts.at(-1) as number) + width)
    const { left, right } = this.#blocks
    const bar = (left[this.#top] as number) + (right[this.#top] as number) + 2 * this.#padX
    const last = this.#starts.length - 1
    if (this.#hasHeader) this.#starts[last] = Math.max(this.#starts[last] as number, bar)
  }

  /** The height of all children of a box. Summaries of them stand in a column past them. */
  #measureBeside(node: number): number {
    const top = this.#top
    const at = node - top
    const reached = new Map<number, number>()
    for (const span of fromInside(this.#forest.spans.get(node) ?? [])) this.#measureSummary(span, reached)
    let height = 0
    for (const child of this.#childrenOf(node)) {
      height += this.#height[child - top] as number
      this.#deepest[at] = Math.max(
        this.#deepest[at] as number,
        reached.get(child) ?? (this.#deepest[child - top] as number),
      )
    }
    return height
  }

  #measureSummary({ first, last, topic, beyond }: Span, reached: Map<number, number>): void {
    if (topic < 0) return
    const top = this.#top
    const { left, right, up, down } = this.#blocks
    const members = this.#between(first, last)
    let [column, height] = [0, 0]
    for (const child of members) {
      column = Math.max(column, (reached.get(child) ?? (this.#deepest[child - top] as number)) + 1)
      height += this.#height[child - top] as number
    }
    this.#column[topic - top] = column
    this.#widen(column, beyond + (left[topic] as number) + (right[topic] as number) + this.#padX)
    const missing = (up[topic] as number) + (down[topic] as number) + 2 * this.#padY - height
    for (const child of members) {
      reached.set(child, column)
      const at = child - top
      if (missing > 0) this.#height[at] = (this.#height[at] as number) + missing / members.length
    }
  }

  #widen(column: number, width: number): void {
    while (this.#widths.length <= column) this.#widths.push(0)
    this.#widths[column] = Math.max(this.#widths[column] as number, width)
  }

  /** Walks down again: every row is as high as the one it is part of lets it be. Begins with the top, whose centre is 0, 0. */
  #placeTop(): void {
    const { left, right, up, down } = this.#blocks
    const top = this.#top
    const width = this.#starts.at(-1) as number
    const origin = this.#hasHeader ? -width / 2 : -this.#padX - (left[top] as number)
    this.#starts = this.#starts.map((start) => start + origin)
    const end = origin + width
    this.#limit[0] = end
    const [above, below] = [(up[top] as number) + this.#padY, (down[top] as number) + this.#padY]
    const rows = this.#height[0] as number
    // A box without a header over it stands at the middle of its row.
    const lift = this.#hasHeader ? above : this.#middleOf(top, rows)
    if (this.#hasHeader) this.#setCell(top, 0, 0, origin, -above, end, below)
    else this.#setCell(top, 0, 0, origin, -lift, this.#endOf(top), rows - lift)
    this.#upper[0] = this.#hasHeader ? below : -lift
    for (const node of [top, ...this.#inside]) {
      if (node === top || this.#isOpen(node)) this.#placeBeside(node)
    }
    left[top] = -origin
    right[top] = end
    up[top] = lift
    down[top] = this.#hasHeader ? below + rows : rows - lift
  }

  #placeBeside(node: number): void {
    const top = this.#top
    const tops = this.#upper
    const at = node - top
    const children = this.#childrenOf(node)
    let sum = 0
    for (const child of children) sum += this.#height[child - top] as number
    const more = children.length === 0 ? 0 : ((this.#height[at] as number) - sum) / children.length
    let y = tops[at] as number
    for (const child of children) {
      const height = (this.#height[child - top] as number) + more
      this.#height[child - top] = height
      tops[child - top] = y
      y += height
    }
    const spans = fromInside(this.#forest.spans.get(node) ?? []).filter(({ topic }) => topic >= 0)
    this.#limitRows(node, children, spans)
    for (const child of children) {
      const [from, height] = [tops[child - top] as number, this.#height[child - top] as number]
      const x = this.#startOf(child)
      const dx = x + this.#padX + (this.#blocks.left[child] as number)
      const dy = from + this.#middleOf(child, height)
      this.#put(child, node, dx, dy)
      this.#setCell(child, dx, dy, x, from, this.#endOf(child), from + height)
    }
    for (const { first, last, topic, beyond } of spans) {
      const from = tops[first - top] as number
      const to = (tops[last - top] as number) + (this.#height[last - top] as number)
      const x = this.#startOf(topic)
      const { left, up, down } = this.#blocks
      const dy = (from + to + (up[topic] as number) - (down[topic] as number)) / 2
      const dx = x + beyond + (left[topic] as number)
      this.#put(topic, node, dx, dy)
      this.#setCell(topic, dx, dy, x, from, this.#limit[topic - top] as number, to)
    }
  }

  /** Rows end where a summary of them begins, that one where the next summary does, all others where the row they are in ends. */
  #limitRows(node: number, children: readonly number[], spans: readonly Span[]): void {
    const top = this.#top
    const ofRow = this.#limit[node - top] as number
    const outermost = new Map<number, number>()
    for (const child of children) this.#limit[child - top] = ofRow
    for (const { first, last, topic } of spans) {
      const start = this.#startOf(topic)
      for (const child of this.#between(first, last)) {
        const inner = outermost.get(child)
        this.#limit[(inner ?? child) - top] = start
        outermost.set(child, topic)
      }
      this.#limit[topic - top] = ofRow
    }
  }

  #put(child: number, parent: number, x: number, y: number): void {
    const top = this.#top
    this.#x[child - top] = x
    this.#y[child - top] = y
    this.#blocks.dx[child] = x - (this.#x[parent - top] as number)
    this.#blocks.dy[child] = y - (this.#y[parent - top] as number)
  }

  /** How far below the upper edge of its row the centre of a box stands. */
  #middleOf(node: number, height: number): number {
    const { up, down } = this.#blocks
    const at = node - this.#top
    const [before, after] = [this.#before[at] as number, this.#after[at] as number]
    return (height + before - after + (up[node] as number) - (down[node] as number)) / 2
  }

  #startOf(node: number): number {
    return this.#starts[this.#column[node - this.#top] as number] as number
  }

  /** The last cell of a row fills it up. */
  #endOf(node: number): number {
    const at = node - this.#top
    const isLast = !this.#isOpen(node) || this.#childrenOf(node).length === 0
    return (isLast ? this.#limit[at] : this.#starts[(this.#column[at] as number) + 1]) as number
  }

  #setCell(node: number, x: number, y: number, left: number, top: number, right: number, bottom: number): void {
    this.#blocks.cells ??= newCells(this.#forest.size)
    const { cells } = this.#blocks
    cells.left[node] = left - x
    cells.right[node] = right - x
    cells.top[node] = top - y
    cells.bottom[node] = bottom - y
  }

  #childrenOf(node: number): number[] {
    const { end } = this.#forest
    return node + 1 < (end[node] as number) ? this.#between(node + 1, (end[node] as number) - 1) : []
  }

  /** Siblings from one to another that stand among each other. */
  #between(first: number, last: number): number[] {
    const { end, apart } = this.#forest
    const siblings: number[] = []
    for (let child = first; child <= last; child = end[child] as number) if (!apart[child]) siblings.push(child)
    return siblings
  }
}
