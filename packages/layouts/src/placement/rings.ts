import type { Blocks } from '../blocks.ts'
import type { Forest, Span } from '../forest.ts'
import type { Layout, Spacing } from '../layout.ts'
import { type AroundCircle, standInSector } from './around-circle.ts'
import { fromInside } from './spans.ts'
import { stackBeside } from './stack.ts'

/** Stands a branch around its top: its levels on rings, each topic in the sector of what hangs on it. */
export function placeOnRings(top: number, forest: Forest, blocks: Blocks, spacing: Spacing, layout: Layout): void {
  const rings = new Rings(top, forest, blocks, spacing, layout)
  rings.place()
}

/** From the top on, with the clock. */
const begin = -Math.PI / 2
const circle = 2 * Math.PI
/** Far more than any map needs: each makes the rings larger. */
const mostSteps = 60

class Rings {
  readonly #top: number
  readonly #stop: number
  readonly #forest: Forest
  readonly #blocks: Blocks
  readonly #spacing: Spacing
  readonly #layout: Layout
  /** Of each level, from the first one around the top. */
  readonly #radii: number[]
  readonly #leaves: number
  // By the number of a box after the top.
  readonly #angle: Float64Array
  readonly #distance: Float64Array
  readonly #start: Float64Array
  readonly #far: Float64Array
  /** By how much a box is seen wider than what hangs on it: half of that is left free before it. */
  readonly #wider: Float64Array
  readonly #place: AroundCircle = { angle: 0, distance: 0, far: 0, seen: 0, end: 0 }
  #cursor = begin

  constructor(top: number, forest: Forest, blocks: Blocks, spacing: Spacing, layout: Layout) {
    this.#top = top
    this.#stop = forest.end[top] as number
    this.#forest = forest
    this.#blocks = blocks
    this.#spacing = spacing
    this.#layout = layout
    const size = this.#stop - top
    this.#angle = new Float64Array(size)
    this.#distance = new Float64Array(size)
    this.#start = new Float64Array(size)
    this.#far = new Float64Array(size)
    this.#wider = new Float64Array(size)
    this.#stackTopics()
    const { radii, leaves } = this.#measure()
    this.#radii = radii
    this.#leaves = leaves
  }

  place(): void {
    const { parent, end, apart } = this.#forest
    let children = 0
    for (let child = this.#top + 1; child < this.#stop; child = end[child] as number) if (!apart[child]) children++
    // What it hangs on is at its left: a branch takes the half at its right, and so does an only child.
    this.#fill((parent[this.#top] as number) < 0 && children > 1 ? circle : circle / 2)
    this.#write()
  }

  /** All of a sector: with more room between the leaves where there is some, on wider rings where there is too little. */
  #fill(whole: number): void {
    const needed = this.#sweep(1, 0)
    if (needed <= whole) this.#spread(whole, needed)
    else this.#widen(whole, needed)
  }

  #widen(whole: number, needed: number): void {
    let [least, most] = [1, (1.05 * needed) / whole]
    for (let step = 0; step < mostSteps && this.#sweep(most, 0) > whole; step++) [least, most] = [most, 1.5 * most]
    for (let step = 0; step < 4; step++) {
      const middle = (least + most) / 2
      if (this.#sweep(middle, 0) > whole) least = middle
      else most = middle
    }
    this.#settle(most, whole)
  }

  /** What was left free before a box is of the round before, and may be too much in the last one. */
  #settle(first: number, whole: number): void {
    let scale = first
    for (let step = 0; step < mostSteps && this.#sweep(scale, 0) > whole; step++) scale *= 1.05
  }

  #spread(whole: number, needed: number): void {
    let [least, most] = [0, (whole - needed) / this.#leaves]
    if (this.#sweep(1, most) <= whole) return
    for (let step = 0; step < 10; step++) {
      const middle = (least + most) / 2
      if (this.#sweep(1, middle) > whole) most = middle
      else least = middle
    }
    if (this.#sweep(1, least) <= whole) return
    this.#settle(1, whole)
  }

  /** Stands everything from the first sector to the last; gives back how wide all of them are. `extra` is for each leaf. */
  #sweep(scale: number, extra: number): number {
    const { end, apart } = this.#forest
    const open: number[] = []
    this.#cursor = begin
    let node = this.#top + 1
    for (;;) {
      let last = open.at(-1)
      while (last !== undefined && node >= (end[last] as number)) {
        open.pop()
        this.#close(last, open.length, scale)
        last = open.at(-1)
      }
      if (node >= this.#stop) break
      if (apart[node]) node = end[node] as number
      else if (this.#hasRing(node)) {
        this.#open(node, open.length, scale)
        open.push(node)
        node++
      } else {
        this.#open(node, open.length, scale)
        this.#stand(node, open.length, scale, this.#cursor, extra)
        node = end[node] as number
      }
    }
    return this.#cursor - begin
  }

  #open(node: number, level: number, scale: number): void {
    const radius = this.#radius(level, scale)
    for (const { first, before } of this.#spansOf(node)) if (first === node) this.#cursor += before / radius
    this.#cursor += this.#halfGap(node, radius)
    const at = node - this.#top
    this.#start[at] = this.#cursor
    this.#far[at] = 0
    this.#cursor += (this.#wider[at] as number) / 2
  }

  #close(node: number, level: number, scale: number): void {
    const at = node - this.#top
    const before = (this.#wider[at] as number) / 2
    const children = this.#cursor - (this.#start[at] as number) - before
    this.#stand(node, level, scale, this.#cursor + before)
    // Where the rest of its sector is wider than its children, they are moved to its middle the next time.
    this.#wider[at] = Math.min(Math.max(0, this.#place.seen - children), Math.PI / 2)
  }

  /** In a sector from where it began. */
  #stand(node: number, level: number, scale: number, least: number, extra = 0): void {
    const at = node - this.#top
    const radius = this.#radius(level, scale)
    this.#fit(node, radius, this.#start[at] as number, least)
    if (extra > 0) this.#fit(node, radius, this.#start[at] as number, this.#place.end + extra)
    this.#cursor = this.#place.end + this.#halfGap(node, radius)
    this.#reach(node, Math.max(this.#far[at] as number, this.#place.far))
    for (const span of this.#spansOf(node)) if (span.last === node) this.#sumUp(span, radius)
  }

  /** Puts the topic of a summary past all that it sums up, in their sector. */
  #sumUp({ first, last, topic, beyond, after }: Span, radius: number): void {
    const { end, apart } = this.#forest
    let far = 0
    for (let child = first; child <= last; child = end[child] as number) {
      if (!apart[child]) far = Math.max(far, this.#far[child - this.#top] as number)
    }
    far += beyond
    if (topic >= 0) {
      this.#fit(topic, far, this.#start[first - this.#top] as number, this.#cursor)
      this.#cursor = this.#place.end
      far = this.#place.far
    }
    this.#cursor += after / radius
    for (let child = first; child <= last; child = end[child] as number) if (!apart[child]) this.#reach(child, far)
  }

  #reach(node: number, far: number): void {
    const { parent } = this.#forest
    const above = parent[node] as number
    this.#far[node - this.#top] = far
    if (above > this.#top) this.#far[above - this.#top] = Math.max(this.#far[above - this.#top] as number, far)
  }

  #fit(node: number, radius: number, start: number, least: number): void {
    const { left, right, up, down } = this.#blocks
    const width = (left[node] as number) + (right[node] as number)
    const height = (up[node] as number) + (down[node] as number)
    standInSector(width, height, radius, start, least, this.#place)
    this.#angle[node - this.#top] = this.#place.angle
    this.#distance[node - this.#top] = this.#place.distance
  }

  #spansOf(child: number): readonly Span[] {
    const { spans, parent } = this.#forest
    if (spans.size === 0) return noSpans
    const own = spans.get(parent[child] as number)
    return own ? fromInside(own) : noSpans
  }

  #halfGap(node: number, radius: number): number {
    const above = this.#forest.level[this.#forest.parent[node] as number] as 0 | 1 | 2
    return this.#spacing.sibling[above] / 2 / radius
  }

  #radius(level: number, scale: number): number {
    return (this.#radii[level] as number) * scale
  }

  /** Whether what hangs on it stands on the next ring; else it is one block with all of that. */
  #hasRing(node: number): boolean {
    const { end, apart } = this.#forest
    return this.#blocks.layouts[node] === this.#layout && (end[node] as number) > node + 1 && !apart[node + 1]
  }

  /** What hangs on the topic of a summary is a list beside it: it has no place on the rings. */
  #stackTopics(): void {
    const { end, apart } = this.#forest
    const { layouts, flipped } = this.#blocks
    for (let node = this.#top + 1; node < this.#stop; ) {
      if (layouts[node] !== this.#layout) node = end[node] as number
      else if (!apart[node]) node++
      else {
        const stop = end[node] as number
        const own: number[] = []
        for (let below = node; below < stop; ) {
          if (below > node) flipped[below] = 0
          if (layouts[below] === this.#layout) own.push(below++)
          else below = end[below] as number
        }
        for (const each of own.toReversed()) {
          if ((end[each] as number) > each + 1) stackBeside(each, this.#forest, this.#blocks, this.#spacing, 0)
        }
        node = stop
      }
    }
  }

  /** Rings are so far apart that whatever has others around it fits between them. */
  #measure(): { radii: number[]; leaves: number } {
    const { end, apart, level } = this.#forest
    const deepest: number[] = []
    const open: number[] = []
    let leaves = 0
    for (let node = this.#top + 1; node < this.#stop; ) {
      while (open.length > 0 && node >= (end[open.at(-1) as number] as number)) open.pop()
      if (apart[node]) node = end[node] as number
      else if (this.#hasRing(node)) {
        deepest[open.length] = Math.max(deepest[open.length] ?? 0, this.#across(node))
        open.push(node)
        node++
      } else {
        leaves++
        node = end[node] as number
      }
    }
    const { left, right, up, down } = this.#blocks
    const [x, y] = [
      Math.max(left[this.#top] as number, right[this.#top] as number),
      Math.max(up[this.#top] as number, down[this.#top] as number),
    ]
    const first = Math.min(2, level[this.#top] as number)
    const radii = [Math.hypot(x, y) + this.#spacing.level[first as 0 | 1 | 2]]
    for (const [nth, across] of deepest.entries()) {
      const gap = this.#spacing.level[Math.min(2, first + nth + 1) as 0 | 1 | 2]
      radii.push((radii[nth] as number) + across + gap)
    }
    return { radii, leaves: Math.max(1, leaves) }
  }

  #across(node: number): number {
    const { left, right, up, down } = this.#blocks
    return Math.hypot((left[node] as number) + (right[node] as number), (up[node] as number) + (down[node] as number))
  }

  /** From angles to places beside the parent, which may itself be mirrored. */
  #write(): void {
    const { parent, end, apart } = this.#forest
    const { dx, dy, flipped, left, right, up, down } = this.#blocks
    const size = this.#stop - this.#top
    const [x, y] = [new Float64Array(size), new Float64Array(size)]
    const mirrored = new Uint8Array(size)
    const reach = {
      left: left[this.#top] as number,
      right: right[this.#top] as number,
      up: up[this.#top] as number,
      down: down[this.#top] as number,
    }
    for (let node = this.#top + 1; node < this.#stop; ) {
      const at = node - this.#top
      const above = (parent[node] as number) - this.#top
      const [angle, distance] = [this.#angle[at] as number, this.#distance[at] as number]
      const isMirrored = Math.cos(angle) < 0 ? 1 : 0
      const [near, far] = isMirrored
        ? [right[node] as number, left[node] as number]
        : [left[node] as number, right[node] as number]
      const middleX = distance * Math.cos(angle)
      const middleY = distance * Math.sin(angle)
      mirrored[at] = isMirrored
      x[at] = middleX - (far - near) / 2
      y[at] = middleY - ((down[node] as number) - (up[node] as number)) / 2
      flipped[node] = isMirrored ^ (mirrored[above] as number)
      dx[node] = (mirrored[above] ? -1 : 1) * ((x[at] as number) - (x[above] as number))
      dy[node] = (y[at] as number) - (y[above] as number)
      reach.left = Math.max(reach.left, near - (x[at] as number))
      reach.right = Math.max(reach.right, far + (x[at] as number))
      reach.up = Math.max(reach.up, (up[node] as number) - (y[at] as number))
      reach.down = Math.max(reach.down, (down[node] as number) + (y[at] as number))
      node = apart[node] || !this.#hasRing(node) ? (end[node] as number) : node + 1
    }
    left[this.#top] = reach.left
    right[this.#top] = reach.right
    up[this.#top] = reach.up
    down[this.#top] = reach.down
  }
}

const noSpans: readonly Span[] = []
