import {
  anchorX,
  anchorY,
  type Cells,
  directionOf,
  type Forest,
  hasCell,
  type Layout,
  type Places,
  startOf,
} from '@ramify/layouts'
import { poleFoot } from './connector-ends.ts'

/** For each node the box around its branch and the line that leads to it: what a view can skip as a whole. */
export interface BranchBounds {
  readonly left: Float64Array
  readonly top: Float64Array
  readonly right: Float64Array
  readonly bottom: Float64Array
}

/** Boxes, where they stand, and the bounds of their branches: what the next bounds can be made from. */
export interface BoundedForest {
  readonly forest: Forest
  readonly places: Places
  readonly bounds: BranchBounds
}

export function branchBounds(forest: Forest, places: Places, before: BoundedForest | null = null): BranchBounds {
  return (before && changedBounds(forest, places, before)) ?? allBounds(forest, places)
}

function allBounds(forest: Forest, places: Places): BranchBounds {
  const { size, parent } = forest
  const bounds = newBounds(size)
  for (let node = 0; node < size; node++) {
    writeBox(bounds, node, node, forest, places)
    if (hasLine(node, forest)) widenToExit(bounds, node, node, forest, places)
  }
  // Children come after their parent, so backwards every branch is complete before it is added to another.
  for (let node = size - 1; node > 0; node--) {
    const above = parent[node] as number
    if (above >= 0) addBranch(bounds, above, node)
  }
  return bounds
}

function addBranch({ left, top, right, bottom }: BranchBounds, above: number, node: number): void {
  if ((left[node] as number) < (left[above] as number)) left[above] = left[node] as number
  if ((top[node] as number) < (top[above] as number)) top[above] = top[node] as number
  if ((right[node] as number) > (right[above] as number)) right[above] = right[node] as number
  if ((bottom[node] as number) > (bottom[above] as number)) bottom[above] = bottom[node] as number
}

/** Those of branches in which nothing moved stay as they are; null where the trees are others. */
function changedBounds(
  forest: Forest,
  places: Places,
  { forest: old, places: oldPlaces, bounds: kept }: BoundedForest,
) {
  const { size, parent, end } = forest
  if (old.parent !== parent || old.end !== end || old.apart !== forest.apart) return null
  if (oldPlaces.layouts !== places.layouts || oldPlaces.cells || places.cells) return null
  const stale = withMovedFamily(forest, places, old, oldPlaces)
  const bounds = {
    left: kept.left.slice(),
    top: kept.top.slice(),
    right: kept.right.slice(),
    bottom: kept.bottom.slice(),
  }
  for (let node = size - 1; node >= 0; node--) {
    if (!stale[node]) continue
    const above = parent[node] as number
    if (above >= 0) stale[above] = 1
    writeBox(bounds, node, node, forest, places)
    if (hasLine(node, forest)) widenToExit(bounds, node, node, forest, places)
    const stop = end[node] as number
    for (let child = node + 1; child < stop; child = end[child] as number) addBranch(bounds, node, child)
  }
  return bounds
}

/** 1 for nodes that moved or have another size, for their children and for their siblings: lines lead from one to the next. */
function withMovedFamily(forest: Forest, places: Places, old: Forest, oldPlaces: Places): Uint8Array {
  const { size, parent } = forest
  const moved = new Uint8Array(size)
  const families = new Uint8Array(size)
  for (let node = 0; node < size; node++) {
    const isSame =
      places.x[node] === oldPlaces.x[node] &&
      places.y[node] === oldPlaces.y[node] &&
      places.mirrored[node] === oldPlaces.mirrored[node] &&
      forest.width[node] === old.width[node] &&
      forest.height[node] === old.height[node] &&
      forest.tail[node] === old.tail[node]
    if (isSame) continue
    moved[node] = 1
    families[node] = 1
    if ((parent[node] as number) >= 0) families[parent[node] as number] = 1
  }
  for (let node = 0; node < size; node++) {
    const above = parent[node] as number
    if (above >= 0 && families[above]) moved[node] = 1
  }
  return moved
}

export function newBounds(size: number): BranchBounds {
  return {
    left: new Float64Array(size),
    top: new Float64Array(size),
    right: new Float64Array(size),
    bottom: new Float64Array(size),
  }
}

/** The box of a node with the number of what it folds and the cell it stands in, written down at `at`. */
export function writeBox(bounds: BranchBounds, at: number, node: number, forest: Forest, places: Places): void {
  const x = places.x[node] as number
  const y = places.y[node] as number
  bounds.left[at] = x
  bounds.top[at] = y
  bounds.right[at] = x + (forest.width[node] as number)
  bounds.bottom[at] = y + (forest.height[node] as number)
  if ((forest.tail[node] as number) > 0) addTail(bounds, at, node, forest, places)
  if (places.cells && hasCell(places.cells, node)) addCell(bounds, at, node, places.cells)
}

export function hasLine(node: number, { parent, apart }: Forest): boolean {
  return (parent[node] as number) >= 0 && apart[node] === 0
}

/**
 * The box of the line that leads to a node. Lines stay in the box of their ends. They meet topics somewhere between
 * their middle and a little below their lower edge, and may begin as far in as the middle of the parent.
 */
export function writeLine(bounds: BranchBounds, at: number, node: number, forest: Forest, places: Places): void {
  const { entry, spokes } = places.layouts[forest.parent[node] as number] as Layout
  if (spokes) {
    writeBox(bounds, at, node, forest, places)
    widenToExit(bounds, at, node, forest, places)
    return
  }
  const x = anchorX(forest, places, node, entry, places.mirrored[node] as number)
  const y = anchorY(forest, places, node, entry)
  bounds.left[at] = x - halfLine
  bounds.top[at] = y - halfLine
  bounds.right[at] = x + halfLine
  bounds.bottom[at] = (places.y[node] as number) + (forest.height[node] as number) + halfLine
  widenToExit(bounds, at, node, forest, places)
}

/** The other end of the line is on the box of the node, so this is all that it adds. */
function widenToExit(
  { left, top, right, bottom }: BranchBounds,
  at: number,
  node: number,
  forest: Forest,
  places: Places,
) {
  const parent = forest.parent[node] as number
  const { exit, axis, spokes } = places.layouts[parent] as Layout
  // Children stand all around: from edge to edge a line stays around both boxes.
  if (spokes) {
    const [x, y] = [places.x[parent] as number, places.y[parent] as number]
    left[at] = Math.min(left[at] as number, x - halfLine)
    top[at] = Math.min(top[at] as number, y - halfLine)
    right[at] = Math.max(right[at] as number, x + (forest.width[parent] as number) + halfLine)
    bottom[at] = Math.max(bottom[at] as number, y + (forest.height[parent] as number) + halfLine)
    return
  }
  // On an axis a line begins at the foot of the one before, and all begin as low as their parent's.
  const above = axis ? parent : startOf(forest, places, node)
  const halfWidth = (forest.width[above] as number) / 2
  const middle = (places.x[above] as number) + halfWidth
  const height = forest.height[above] as number
  const middleY = (places.y[above] as number) + height / 2
  // Lines meet underlines a little below the box.
  const lowest = (places.y[above] as number) + height + halfLine
  const x = axis ? poleFoot(forest, places, node).x : middle + (places.mirrored[node] ? -exit.x : exit.x) * halfWidth
  const y = anchorY(forest, places, above, exit)
  // Lines begin on the outline of a shape, which may be as far in as its middle.
  const inside = axis && startOf(forest, places, node) !== parent ? x : middle
  left[at] = Math.min(left[at] as number, x - halfLine, inside)
  right[at] = Math.max(right[at] as number, x + halfLine, inside)
  top[at] = Math.min(top[at] as number, y - halfLine, middleY)
  bottom[at] = Math.max(bottom[at] as number, y + halfLine, lowest)
}

/** Of a thick one. */
const halfLine = 8

function addTail(bounds: BranchBounds, at: number, node: number, forest: Forest, places: Places): void {
  const tail = forest.tail[node] as number
  const direction = directionOf(places, node)
  if (direction === 'left') bounds.left[at] = (bounds.left[at] as number) - tail
  if (direction === 'right') bounds.right[at] = (bounds.right[at] as number) + tail
  if (direction === 'up') bounds.top[at] = (bounds.top[at] as number) - tail
  if (direction === 'down') bounds.bottom[at] = (bounds.bottom[at] as number) + tail
}

function addCell(bounds: BranchBounds, at: number, node: number, cells: Cells): void {
  bounds.left[at] = Math.min(bounds.left[at] as number, (cells.left[node] as number) - halfLine)
  bounds.top[at] = Math.min(bounds.top[at] as number, (cells.top[node] as number) - halfLine)
  bounds.right[at] = Math.max(bounds.right[at] as number, (cells.right[node] as number) + halfLine)
  bounds.bottom[at] = Math.max(bounds.bottom[at] as number, (cells.bottom[node] as number) + halfLine)
}
