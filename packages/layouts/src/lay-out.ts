import { type Blocks, emptyBlocks } from './blocks.ts'
import { overhang, topOf } from './callout-space.ts'
import { type Cells, hasCell, newCells } from './cells.ts'
import type { Forest } from './forest.ts'
import { type Direction, defaultSpacing, type Layout, type Spacing } from './layout.ts'
import { keepLayout, takeLayout } from './previous-layout.ts'
import { layoutByName } from './table.ts'

/** Where boxes stand, by their index in the forest. */
export interface Places {
  /** Top left corners. The centre of the first tree's root is where its shift says, usually the origin. */
  readonly x: Float64Array
  readonly y: Float64Array
  readonly mirrored: Uint8Array
  /** The layout in force at each box. */
  readonly layouts: readonly Layout[]
  /** Where the cells of tables stand; null where there is no table. */
  readonly cells: Cells | null
}

/** Sizes in, places out: pure, the same for the same boxes. */
export function layOut(forest: Forest, name: string, spacing: Spacing = defaultSpacing): Places {
  const before = takeLayout(forest, name, spacing)
  const layouts = before?.layouts ?? layoutsInForce(forest, layoutByName(name))
  const blocks = before?.blocks ?? emptyBlocks(forest.size, layouts)
  const stale = before?.stale
  // Children come after their parent, so backwards every block is finished before it is placed in another.
  for (let node = forest.size - 1; node >= 0; node--) {
    if (stale) {
      if (!stale[node]) continue
      // Another block in it is another block.
      const above = forest.parent[node] as number
      if (above >= 0) stale[above] = 1
    }
    const layout = layouts[node] as Layout
    begin(node, layout.grows, forest, blocks)
    if ((forest.end[node] as number) > node + 1) layout.arrange(node, forest, blocks, spacing)
  }
  keepLayout({ forest, name, spacing, layouts, blocks })
  const places = { ...resolve(forest, blocks, layouts), layouts }
  return { ...places, cells: blocks.cells && resolveCells(blocks.cells, forest, places) }
}

/** Floating trees go on like the branches of the map, not like its root. */
function layoutsInForce({ parent, own, size }: Forest, ofMap: Layout): Layout[] {
  const layouts = new Array<Layout>(size)
  for (let node = 0; node < size; node++) {
    const above = parent[node] as number
    const before = above >= 0 ? (layouts[above] as Layout) : ofMap
    const inherited = node === 0 ? ofMap : (before.below ?? before)
    const name = own.size > 0 ? own.get(node) : undefined
    layouts[node] = name === undefined ? inherited : layoutByName(name)
  }
  return layouts
}

function begin(node: number, grows: Direction, forest: Forest, blocks: Blocks): void {
  const x = (forest.width[node] as number) / 2
  const y = (forest.height[node] as number) / 2
  blocks.left[node] = x
  blocks.right[node] = x
  blocks.up[node] = y
  blocks.down[node] = y
  if (forest.calloutSpace.size > 0 && forest.calloutSpace.has(node)) addCalloutSpace(node, grows, forest, blocks)
  const tail = forest.tail[node] as number
  if (tail > 0) {
    const reach = blocks[grows]
    reach[node] = (reach[node] as number) + tail
  }
}

/** See `calloutSpaceOf`. */
function addCalloutSpace(node: number, grows: Direction, forest: Forest, { left, right, up }: Blocks): void {
  const over = overhang(forest, node)
  const isUpright = grows === 'up' || grows === 'down'
  up[node] = topOf(forest, node)
  if (grows !== 'right') left[node] = (left[node] as number) + (isUpright ? over / 2 : over)
  if (grows !== 'left') right[node] = (right[node] as number) + (isUpright ? over / 2 : over)
}

function resolve(
  { size, parent, width, height, shiftX, shiftY }: Forest,
  { dx, dy, flipped, left, right }: Blocks,
  layouts: readonly Layout[],
) {
  const x = new Float64Array(size)
  const y = new Float64Array(size)
  const mirrored = new Uint8Array(size)
  for (let node = 0; node < size; node++) {
    const above = parent[node] as number
    let centerX = shiftX[node] as number
    let centerY = shiftY[node] as number
    if (above >= 0) {
      const flip = isTurned(above, mirrored, layouts)
      mirrored[node] = flip ^ (flipped[node] as number)
      // A person moved it where it stands: what they did is never mirrored.
      centerX += (x[above] as number) + (width[above] as number) / 2 + (flip ? -1 : 1) * (dx[node] as number)
      centerY += (y[above] as number) + (height[above] as number) / 2 + (dy[node] as number)
      // Room was kept for its mirror image: it stands in that as it is.
      if (mirrored[node] && layouts[node]?.upright) centerX += (left[node] as number) - (right[node] as number)
    }
    x[node] = centerX - (width[node] as number) / 2
    y[node] = centerY - (height[node] as number) / 2
  }
  return { x, y, mirrored }
}

/** Whether what hangs on a box is mirrored, not only the way to it. */
function isTurned(node: number, mirrored: Uint8Array, layouts: readonly Layout[]): number {
  return mirrored[node] && !layouts[node]?.upright ? 1 : 0
}

function resolveCells(
  reach: Cells,
  { size, width, height }: Forest,
  { x, y, mirrored, layouts }: Pick<Places, 'x' | 'y' | 'mirrored' | 'layouts'>,
): Cells {
  const cells = newCells(size)
  for (let node = 0; node < size; node++) {
    if (!hasCell(reach, node)) continue
    const middleX = (x[node] as number) + (width[node] as number) / 2
    const middleY = (y[node] as number) + (height[node] as number) / 2
    const [left, right] = [reach.left[node] as number, reach.right[node] as number]
    const isMirrored = isTurned(node, mirrored, layouts)
    cells.left[node] = middleX + (isMirrored ? -right : left)
    cells.right[node] = middleX + (isMirrored ? -left : right)
    cells.top[node] = middleY + (reach.top[node] as number)
    cells.bottom[node] = middleY + (reach.bottom[node] as number)
  }
  return cells
}
