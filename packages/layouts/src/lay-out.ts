import { type Blocks, newBlocks } from './blocks.ts'
import type { Forest } from './forest.ts'
import { type Direction, defaultSpacing, type Layout, type Spacing } from './layout.ts'
import { layoutByName } from './table.ts'

/** Where boxes stand, by their index in the forest. */
export interface Places {
  /** Top left corners. The centre of the first tree's root is where its shift says, usually the origin. */
  readonly x: Float64Array
  readonly y: Float64Array
  readonly mirrored: Uint8Array
  /** The layout in force at each box. */
  readonly layouts: readonly Layout[]
}

/** Sizes in, places out: pure, the same for the same boxes. */
export function layOut(forest: Forest, name: string, spacing: Spacing = defaultSpacing): Places {
  const layouts = layoutsInForce(forest, layoutByName(name))
  const blocks = newBlocks(forest.size)
  // Children come after their parent, so backwards every block is finished before it is placed in another.
  for (let node = forest.size - 1; node >= 0; node--) {
    const layout = layouts[node] as Layout
    begin(node, layout.grows, forest, blocks)
    if ((forest.end[node] as number) > node + 1) layout.arrange(node, forest, blocks, spacing)
  }
  return { ...resolve(forest, blocks), layouts }
}

/** Floating trees go on like the branches of the map, not like its root. */
function layoutsInForce({ parent, own, size, apart }: Forest, ofMap: Layout): Layout[] {
  const layouts: Layout[] = []
  const children = new Map<number, number>()
  for (let node = 0; node < size; node++) {
    const above = parent[node] as number
    const before = above >= 0 ? (layouts[above] as Layout) : ofMap
    const isOdd = before.belowOdd !== undefined && apart[node] === 0 && nthChild(children, above) % 2 === 1
    const inherited = node === 0 ? ofMap : ((isOdd ? before.belowOdd : before.below) ?? before)
    const name = own.size > 0 ? own.get(node) : undefined
    layouts.push(name === undefined ? inherited : layoutByName(name))
  }
  return layouts
}

/** The how-manieth child of its parent one is; asked once for each. */
function nthChild(counts: Map<number, number>, parent: number): number {
  const nth = counts.get(parent) ?? 0
  counts.set(parent, nth + 1)
  return nth
}

function begin(node: number, grows: Direction, forest: Forest, blocks: Blocks): void {
  const x = (forest.width[node] as number) / 2
  const y = (forest.height[node] as number) / 2
  blocks.left[node] = x
  blocks.right[node] = x
  blocks.up[node] = y
  blocks.down[node] = y
  const tail = forest.tail[node] as number
  if (tail > 0) {
    const reach = blocks[grows]
    reach[node] = (reach[node] as number) + tail
  }
}

function resolve({ size, parent, width, height, shiftX, shiftY }: Forest, { dx, dy, flipped }: Blocks) {
  const x = new Float64Array(size)
  const y = new Float64Array(size)
  const mirrored = new Uint8Array(size)
  for (let node = 0; node < size; node++) {
    const above = parent[node] as number
    let centerX = shiftX[node] as number
    let centerY = shiftY[node] as number
    if (above >= 0) {
      const flip = mirrored[above] as number
      mirrored[node] = flip ^ (flipped[node] as number)
      // A person moved it where it stands: what they did is never mirrored.
      centerX += (x[above] as number) + (width[above] as number) / 2 + (flip ? -1 : 1) * (dx[node] as number)
      centerY += (y[above] as number) + (height[above] as number) / 2 + (dy[node] as number)
    }
    x[node] = centerX - (width[node] as number) / 2
    y[node] = centerY - (height[node] as number) / 2
  }
  return { x, y, mirrored }
}
