import type { Blocks } from '../blocks.ts'
import type { Forest, Span } from '../forest.ts'
import { depthOf, lengthOf, type Way } from '../way.ts'
import { fromInside } from './spans.ts'

interface Options {
  /** Between two neighbours on the line. */
  readonly gap: number
  /** Where the line begins, from the node's centre. */
  readonly start: number
  /** Sizes of boxes along the line and across it. */
  readonly length: Float64Array
  readonly thickness: Float64Array
  /** Where the branch of a child without a callout hangs: on the near side of the line, on the far one, or anywhere about its box. */
  readonly hangs: (child: number) => -1 | 0 | 1
  /** How far from the line a branch that hangs on one side begins. */
  readonly clear: (child: number) => number
}

/** Strings the children on a line through their centres, and widens the block of the node by them. */
export function placeOnSpine(node: number, forest: Forest, blocks: Blocks, way: Way, options: Options): void {
  const children = standing(node, forest)
  if (children.length === 0) return
  const spans = fromInside(forest.spans.get(node) ?? [])
  const first = Map.groupBy(spans.toReversed(), (span) => span.first)
  const last = Map.groupBy(spans, (span) => span.last)
  const thread = new Thread(children, forest, way, options)
  for (const child of children) {
    for (const span of first.get(child) ?? []) thread.open(span)
    thread.place(child)
    for (const span of last.get(child) ?? []) thread.close(span)
  }
  const reach = reachAcross(children, blocks, way)
  sumUp(spans, forest, blocks, way, reach)
  const { near, far, after } = way
  near[node] = Math.max(near[node] as number, reach[1])
  far[node] = Math.max(far[node] as number, reach[0])
  after[node] = Math.max(after[node] as number, thread.furthest)
}

/**
 * Children as they are strung on one after the other. Branches hang over the neighbours of their box, if these are flat
 * enough: so what hangs on the two sides and the boxes between them fill up apart from each other.
 */
class Thread {
  readonly #forest: Forest
  readonly #way: Way
  readonly #options: Options
  /** Half of the thickest box. */
  readonly #thickest: number
  /** How near to the line branches come on either side. */
  readonly #nearest: [number, number] = [Infinity, Infinity]
  /** How far boxes reach along the line, and what hangs on either side. */
  #boxes: number
  readonly #hung: [number, number]
  readonly #begun = new Map<Span, number>()

  constructor(children: readonly number[], forest: Forest, way: Way, options: Options) {
    this.#forest = forest
    this.#way = way
    this.#options = options
    let thickest = 0
    for (const child of children) {
      thickest = Math.max(thickest, this.#halfAcross(child))
      const lane = this.#laneOf(child)
      if (lane !== null) this.#nearest[lane] = Math.min(this.#nearest[lane], options.clear(child))
    }
    this.#thickest = thickest
    this.#boxes = options.start - options.gap
    this.#hung = [this.#boxes, this.#boxes]
  }

  get furthest(): number {
    return Math.max(this.#boxes, ...this.#hung)
  }

  place(child: number): void {
    const { along, before, after } = this.#way
    const { gap, length, clear } = this.#options
    const half = (length[child] as number) / 2
    const back = before[child] as number
    const lane = this.#laneOf(child)
    if (this.#sideOf(child) === 0) {
      along[child] = this.furthest + gap + back
      this.#clearAll((along[child] as number) + (after[child] as number))
      return
    }
    let at = this.#boxes + gap + half
    if (lane !== null) {
      at = Math.max(at, this.#hung[lane] + gap + back)
      if (this.#thickest > clear(child)) at = Math.max(at, this.#boxes + gap + back)
    }
    for (const side of [0, 1] as const) {
      if (this.#halfAcross(child) > this.#nearest[side]) at = Math.max(at, this.#hung[side] + gap + half)
    }
    along[child] = at
    this.#boxes = at + half
    if (lane !== null) this.#hung[lane] = at + (after[child] as number)
  }

  /** What is marked together stands apart from what comes before. */
  open(span: Span): void {
    this.#clearAll(this.furthest + span.before)
    this.#begun.set(span, this.furthest + this.#options.gap)
  }

  /** And from what comes after; a longer topic pushes it apart. */
  close(span: Span): void {
    const from = this.#begun.get(span) ?? this.furthest
    const extra = Math.max(0, lengthOf(span.topic, this.#way) - (this.furthest - from))
    if (extra > 0) {
      const { along } = this.#way
      const { end } = this.#forest
      for (let child = span.first; child <= span.last; child = end[child] as number) {
        along[child] = (along[child] as number) + extra / 2
      }
    }
    this.#clearAll(this.furthest + extra + span.after)
  }

  #clearAll(to: number): void {
    this.#boxes = to
    this.#hung[0] = to
    this.#hung[1] = to
  }

  /** Null for a box by itself. */
  #laneOf(child: number): 0 | 1 | null {
    const { end, tail } = this.#forest
    const side = this.#sideOf(child)
    const isBare = (end[child] as number) === child + 1 && tail[child] === 0
    return side === 0 || isBare ? null : side < 0 ? 0 : 1
  }

  #sideOf(child: number): -1 | 0 | 1 {
    const { calloutSpace } = this.#forest
    return calloutSpace.size > 0 && calloutSpace.has(child) ? 0 : this.#options.hangs(child)
  }

  #halfAcross(child: number): number {
    return (this.#options.thickness[child] as number) / 2
  }
}

function standing(node: number, { end, apart }: Forest): number[] {
  const children: number[] = []
  const stop = end[node] as number
  for (let child = node + 1; child < stop; child = end[child] as number) if (!apart[child]) children.push(child)
  return children
}

/** How far a child on the line reaches to the far side (0) or to the near one (1). */
function reachOf(child: number, { flipped }: Blocks, { near, far }: Way, side: number): number {
  return (flipped[child] === side ? far[child] : near[child]) as number
}

function reachAcross(children: readonly number[], blocks: Blocks, way: Way): [number, number] {
  let [far, near] = [0, 0]
  for (const child of children) {
    far = Math.max(far, reachOf(child, blocks, way, 0))
    near = Math.max(near, reachOf(child, blocks, way, 1))
  }
  return [far, near]
}

/** Puts the topics of summaries past what they sum up, on the side of the first of it; `reach` is widened by them. Inner ones come first. */
function sumUp(
  spans: readonly Span[],
  { end, apart }: Forest,
  blocks: Blocks,
  way: Way,
  reach: [number, number],
): void {
  const { along, before, after, out, near } = way
  const reaches = [new Map<number, number>(), new Map<number, number>()] as const
  for (const { first, last, topic, beyond } of spans) {
    const side = blocks.flipped[first] as 0 | 1
    let [from, to, past] = [Infinity, -Infinity, 0]
    for (let child = first; child <= last; child = end[child] as number) {
      if (apart[child]) continue
      from = Math.min(from, (along[child] as number) - (before[child] as number))
      to = Math.max(to, (along[child] as number) + (after[child] as number))
      past = Math.max(past, reaches[side].get(child) ?? reachOf(child, blocks, way, side))
    }
    past += beyond
    if (topic >= 0) {
      blocks.flipped[topic] = side
      out[topic] = (side ? -1 : 1) * (past + (near[topic] as number))
      along[topic] = (from + to + (before[topic] as number) - (after[topic] as number)) / 2
      past += depthOf(topic, way)
    }
    for (let child = first; child <= last; child = end[child] as number) reaches[side].set(child, past)
    reach[side] = Math.max(reach[side], past)
  }
}
