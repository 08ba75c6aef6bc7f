import type { Blocks } from '../blocks.ts'
import { overhang } from '../callout-space.ts'
import type { Forest, Span } from '../forest.ts'
import { type Layout, lineClearance, reachesBack, type Spacing } from '../layout.ts'
import { indented } from './indented.ts'

/** The root is the head, main topics hang by bones above and below the spine in turn, each with its list below it. */
export const fishBone: Layout = {
  arrange(node, forest, blocks, spacing) {
    const skeleton = new Skeleton(node, forest, blocks, spacing)
    const { end, apart } = forest
    const stop = end[node] as number
    for (let child = node + 1; child < stop; child = end[child] as number) if (!apart[child]) skeleton.hang(child)
    skeleton.finish()
  },
  grows: 'right',
  beyond: 'right',
  exit: { x: 1, y: 0 },
  entry: { x: -1, y: 0 },
  line: 'bone',
  below: indented,
}

/** How far a bone leans for each step away from the spine. */
export const lean = 0.4

/** Main topics as they are hung on one after the other. */
class Skeleton {
  readonly #node: number
  readonly #blocks: Blocks
  readonly #width: Float64Array
  readonly #spans: readonly Span[]
  readonly #gap: number
  /** Between the spine and what hangs next to it. */
  readonly #air: number
  /** How far what hangs above and below reaches to the right. */
  readonly #reach: [number, number]
  #foot: number
  #nth = 0

  constructor(node: number, forest: Forest, blocks: Blocks, spacing: Spacing) {
    const level = forest.level[node] as 0 | 1 | 2
    const start = (forest.width[node] as number) / 2 + overhang(forest, node) + spacing.level[level] / 2
    this.#node = node
    this.#blocks = blocks
    this.#width = forest.width
    this.#spans = forest.spans.get(node) ?? []
    this.#gap = spacing.sibling[level]
    this.#air = Math.max((forest.height[node] as number) / 2, spacing.level[level] / 2)
    this.#reach = [start, start]
    this.#foot = start
  }

  hang(child: number): void {
    const { dx, dy, left, right, up, down, layouts } = this.#blocks
    const row = this.#nth++ % 2
    // What is marked together stands apart from what comes before.
    if (this.#spans.some(({ first }) => first === child)) this.#clear(0)
    dy[child] = row === 0 ? -this.#air - (down[child] as number) : this.#air + (up[child] as number)
    const foot = Math.max(this.#foot, (this.#reach[row] as number) + this.#gap)
    const box = foot + Math.abs(dy[child] as number) * lean
    const [half, back] = [(this.#width[child] as number) / 2, left[child] as number]
    // The bone of a topic whose branch reaches back past it ends before all of that.
    const isBefore = back > half && reachesBack(layouts[child] as Layout)
    dx[child] = box + (isBefore ? back + lineClearance : Math.max(half, back - (box - foot)))
    this.#reach[row] = (dx[child] as number) + (right[child] as number)
    this.#foot = foot + this.#gap
    this.#widen(child)
    for (const span of this.#spans) if (span.last === child) this.#sumUp(span)
  }

  finish(): void {
    const { right } = this.#blocks
    right[this.#node] = Math.max(right[this.#node] as number, ...this.#reach)
  }

  /** The topic of a summary stands on the spine, past what it sums up; nothing comes beside it. */
  #sumUp({ topic, beyond }: Span): void {
    const { dx, dy, left, right } = this.#blocks
    this.#clear(beyond)
    if (topic < 0) return
    dx[topic] = this.#reach[0] + (left[topic] as number)
    dy[topic] = 0
    this.#reach[0] = (dx[topic] as number) + (right[topic] as number)
    this.#clear(0)
    this.#widen(topic)
  }

  #clear(beyond: number): void {
    const furthest = Math.max(...this.#reach) + beyond
    this.#reach[0] = furthest
    this.#reach[1] = furthest
    this.#foot = Math.max(this.#foot, furthest)
  }

  #widen(child: number): void {
    const { dy, up, down } = this.#blocks
    const node = this.#node
    up[node] = Math.max(up[node] as number, (up[child] as number) - (dy[child] as number))
    down[node] = Math.max(down[node] as number, (down[child] as number) + (dy[child] as number))
  }
}
