import type { Blocks } from '../blocks.ts'
import { overhang } from '../callout-space.ts'
import type { Forest, Span } from '../forest.ts'
import { type Layout, lineClearance, reachesBack, type Spacing } from '../layout.ts'
import { fromInside } from '../placement/spans.ts'
import { lengthOf } from '../way.ts'
import { indented } from './indented.ts'

/** An axis from the root to the right, main topics with their lists above and below it in turn, each on a pole. */
export const timeline: Layout = {
  arrange(node, forest, blocks, spacing) {
    const { end, apart } = forest
    const axis = new Axis(node, forest, blocks, spacing)
    const stop = end[node] as number
    for (let child = node + 1; child < stop; child = end[child] as number) if (!apart[child]) axis.place(child)
    axis.finish()
  },
  grows: 'right',
  beyond: 'down',
  exit: { x: 1, y: 0 },
  entry: { x: -1, y: 0 },
  chained: true,
  axis: true,
  line: 'pole',
  below: indented,
}

/** From a pole to the topic that it carries. */
export const poleDistance = 14

const leastGap = 20
/** Between the axis and the row next to it. */
const air = 14

/** Main topics as they are put up one after the other. What stands above and what stands below fill up apart from each other. */
class Axis {
  readonly #node: number
  readonly #forest: Forest
  readonly #blocks: Blocks
  readonly #gap: number
  readonly #spans: readonly Span[]
  readonly #begun = new Map<Span, number>()
  /** How far what stands above and below reaches to the right. */
  readonly #reach: [number, number]
  /** Where the next pole can stand: poles follow each other as their topics do. */
  #foot: number
  #nth = 0

  constructor(node: number, forest: Forest, blocks: Blocks, { level, sibling }: Spacing) {
    const depth = forest.level[node] as 0 | 1 | 2
    this.#node = node
    this.#forest = forest
    this.#blocks = blocks
    // Side by side, texts need more room between them than one below the other.
    this.#gap = Math.max(sibling[depth], leastGap)
    this.#spans = fromInside(forest.spans.get(node) ?? [])
    this.#foot = (forest.width[node] as number) / 2 + overhang(forest, node) + level[depth] / 2
    this.#reach = [this.#foot - this.#gap, this.#foot - this.#gap]
  }

  place(child: number): void {
    const { dx, dy, left, right, up, down, layouts } = this.#blocks
    const row = this.#nth++ % 2
    for (const span of this.#spans) if (span.first === child) this.#open(span)
    // Above the axis, too, a list hangs below its topic: the last row of it is the one next to the axis.
    dy[child] = row === 0 ? -air - (down[child] as number) : air + (up[child] as number)
    const foot = Math.max(this.#foot, (this.#reach[row] as number) + this.#gap)
    const half = (this.#forest.width[child] as number) / 2
    const back = left[child] as number
    // The pole of a topic whose branch reaches back past it stands before all of that.
    const isBefore = back > half && reachesBack(layouts[child] as Layout)
    dx[child] = foot + (isBefore ? poleDistance + lineClearance + back : Math.max(poleDistance + half, back))
    this.#reach[row] = (dx[child] as number) + (right[child] as number)
    this.#foot = (dx[child] as number) - half - poleDistance + this.#gap
    for (const span of this.#spans) if (span.last === child) this.#close(span)
  }

  finish(): void {
    const { up, down, right, dy } = this.#blocks
    const { end } = this.#forest
    const node = this.#node
    this.#sumUp()
    const stop = end[node] as number
    for (let child = node + 1; child < stop; child = end[child] as number) {
      up[node] = Math.max(up[node] as number, (up[child] as number) - (dy[child] as number))
      down[node] = Math.max(down[node] as number, (down[child] as number) + (dy[child] as number))
    }
    right[node] = Math.max(right[node] as number, ...this.#reach)
  }

  /** What is marked together stands apart from what comes before. */
  #open(span: Span): void {
    this.#clear(Math.max(...this.#reach) + span.before)
    this.#begun.set(span, Math.max(...this.#reach) + this.#gap)
  }

  /** And from what comes after; a longer topic pushes it apart. */
  #close(span: Span): void {
    const { dx, ways } = this.#blocks
    const furthest = Math.max(...this.#reach)
    const extra = Math.max(0, lengthOf(span.topic, ways.down) - (furthest - (this.#begun.get(span) ?? furthest)))
    if (extra > 0) for (const child of this.#membersOf(span)) dx[child] = (dx[child] as number) + extra / 2
    this.#clear(furthest + extra + span.after)
  }

  #clear(to: number): void {
    this.#reach[0] = to
    this.#reach[1] = to
    this.#foot = Math.max(this.#foot, to + this.#gap)
  }

  /** Puts the topics of summaries below what they sum up; inner ones come first. */
  #sumUp(): void {
    const { dx, dy, left, right, up, down } = this.#blocks
    const reaches = new Map<number, number>()
    for (const span of this.#spans) {
      const members = this.#membersOf(span)
      const ends = members.map((child) => reaches.get(child) ?? (dy[child] as number) + (down[child] as number))
      let past = Math.max(0, ...ends) + span.beyond
      if (span.topic >= 0) {
        const from = Math.min(...members.map((child) => (dx[child] as number) - (left[child] as number)))
        const to = Math.max(...members.map((child) => (dx[child] as number) + (right[child] as number)))
        dx[span.topic] = (from + to + (left[span.topic] as number) - (right[span.topic] as number)) / 2
        dy[span.topic] = past + (up[span.topic] as number)
        past += (up[span.topic] as number) + (down[span.topic] as number)
      }
      for (const child of members) reaches.set(child, past)
    }
  }

  #membersOf({ first, last }: Span): number[] {
    const { end, apart } = this.#forest
    const members: number[] = []
    for (let child = first; child <= last; child = end[child] as number) if (!apart[child]) members.push(child)
    return members
  }
}
