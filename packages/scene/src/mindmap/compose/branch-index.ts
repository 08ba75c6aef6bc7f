import { contains, type Point, type Rect, rectBetween, union } from '@ramify/geometry'
import { calloutSpaceOf, type Forest, type Places } from '@ramify/layouts'
import { cellOf } from '../cell.ts'
import { type BranchBounds, branchBounds, hasLine, newBounds, writeBox, writeLine } from './branch-bounds.ts'

/** Finds what stands somewhere by walking the tree, leaving out branches that are elsewhere as a whole. */
export class BranchIndex {
  readonly #forest: Forest
  readonly #places: Places
  readonly #branches: BranchBounds

  constructor(forest: Forest, places: Places, before?: BranchIndex) {
    this.#forest = forest
    this.#places = places
    this.#branches = branchBounds(
      forest,
      places,
      before ? { forest: before.#forest, places: before.#places, bounds: before.#branches } : null,
    )
  }

  /** Nodes that, with the line from their parent, reach into an area, in preorder. */
  within(area: Rect): number[] {
    const { size, end } = this.#forest
    const [right, bottom] = [area.x + area.width, area.y + area.height]
    const meets = ({ left, top, right: r, bottom: b }: BranchBounds, at: number) =>
      (left[at] as number) <= right &&
      (r[at] as number) >= area.x &&
      (top[at] as number) <= bottom &&
      (b[at] as number) >= area.y
    const own = newBounds(1)
    const found: number[] = []
    for (let node = 0; node < size; ) {
      if (!meets(this.#branches, node)) {
        node = end[node] as number
        continue
      }
      writeBox(own, 0, node, this.#forest, this.#places)
      let isSeen = meets(own, 0)
      if (!isSeen && hasLine(node, this.#forest)) {
        writeLine(own, 0, node, this.#forest, this.#places)
        isSeen = meets(own, 0)
      }
      if (isSeen) found.push(node)
      node++
    }
    return found
  }

  /** The node whose box holds a point, the one painted last if there are several, else whose cell does; -1 for none. */
  at(point: Point, slack: number): number {
    let hit = -1
    let inCell = -1
    for (const node of this.within({ x: point.x - slack, y: point.y - slack, width: 2 * slack, height: 2 * slack })) {
      const dx = point.x - (this.#places.x[node] as number)
      const dy = point.y - (this.#places.y[node] as number)
      const { width, height } = this.#forest
      if (
        dx >= -slack &&
        dy >= -slack &&
        dx <= (width[node] as number) + slack &&
        dy <= (height[node] as number) + slack
      ) {
        hit = node
      }
      const cell = cellOf(this.#places.cells, node)
      if (cell && contains(cell, point)) inCell = node
    }
    return hit >= 0 ? hit : inCell
  }

  /** Around a branch with all its lines. */
  branch(node: number): Rect {
    const { left, top, right, bottom } = this.#branches
    return rectBetween(left[node] as number, top[node] as number, right[node] as number, bottom[node] as number)
  }

  /** Around the boxes of branches that follow each other and what stands on them, without the lines that lead to them. */
  boxes(first: number, last: number): Rect {
    const { end, width, height } = this.#forest
    const { x, y } = this.#places
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let node = first; node < (end[last] as number); node++) {
      left = Math.min(left, x[node] as number)
      top = Math.min(top, y[node] as number)
      right = Math.max(right, (x[node] as number) + (width[node] as number))
      bottom = Math.max(bottom, (y[node] as number) + (height[node] as number))
    }
    for (const node of this.#forest.calloutSpace.keys()) {
      const callout =
        node >= first && node < (end[last] as number) ? calloutSpaceOf(this.#forest, this.#places, node) : null
      if (!callout) continue
      left = Math.min(left, callout.x)
      top = Math.min(top, callout.y)
      right = Math.max(right, callout.x + callout.width)
    }
    return rectBetween(left, top, right, bottom)
  }

  /** The same with the cells they stand in. */
  cells(first: number, last: number): Rect {
    const boxes = this.boxes(first, last)
    const { cells } = this.#places
    if (!cells) return boxes
    let around = boxes
    for (let node = first; node < (this.#forest.end[last] as number); node++) {
      const cell = cellOf(cells, node)
      if (cell) around = union([around, cell]) ?? around
    }
    return around
  }
}
