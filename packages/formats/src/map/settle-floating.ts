import { fromContent, type MapContent, type MapSnapshot, openMap } from '@ramify/document'
import { center, inflate, type Point, type Rect, translateRect, union } from '@ramify/geometry'
import { composeScene, type Scene, themeOf } from '@ramify/scene'
import { BoxIndex } from './box-index.ts'
import { estimatedMeasurer } from './estimated-measurer.ts'
import { nearestFreePlace } from './nearest-free-place.ts'

/** Where the middle of a floating topic stood in another program; null where the file does not say. By the topic's id. */
export type FloatingPlaces = ReadonlyMap<string, Point | null>

/** Larger maps take too long to lay out while they are read. */
const mostTopics = 20_000
/** So many are tried for all trees of a map: when thousands stand in the same place, the rest goes below everything. */
const mostPlaces = 20_000
/** Closer than this topics count as overlapping: sizes are estimated. */
const slack = 2
/** What had to be moved leaves as much room. */
const gap = 16

/** A map's tree with the root, or one that floats. */
interface Tree {
  readonly top: string
  /** Of topics, callouts and summaries. */
  readonly boxes: readonly Rect[]
  /** Of whole branches: what is moved does not go between their topics. */
  readonly branches: readonly Rect[]
  readonly bounds: Rect
}

/**
 * The corners that floating topics get. Topics are larger here than in other programs: those whose tree would lie on another one
 * are moved by about the shortest way, all others stand where they stood. Floating topics that `places` does not name stay. Null for
 * a map that is too large for this.
 */
export function settleFloating(content: MapContent, places: FloatingPlaces): ReadonlyMap<string, Point> | null {
  const snapshot = snapshotOf(content)
  if (!snapshot || snapshot.nodes.size > mostTopics) return null
  const scene = composeScene({ snapshot, theme: themeOf(snapshot), measurer: estimatedMeasurer() })
  const [main, ...floating] = treesOf(scene)
  if (!main) return null
  const settled = new Settled()
  settled.add(main, { x: 0, y: 0 })
  const corners = new Map<string, Point>()
  for (const tree of floating) if (!places.has(tree.top)) settled.add(tree, { x: 0, y: 0 })
  for (const { tree, wish } of inOrder(floating, places, center(main.bounds))) {
    const by = wish ? settled.nearest(tree, wish) : settled.below(tree)
    settled.add(tree, by)
    const { x, y } = tree.boxes[0] as Rect
    corners.set(tree.top, { x: x + by.x, y: y + by.y })
  }
  return corners
}

class Settled {
  readonly #boxes = new BoxIndex()
  readonly #branches = new BoxIndex()
  readonly #budget = { left: mostPlaces }
  #bounds: Rect | null = null

  add({ boxes, branches, bounds }: Tree, by: Point): void {
    for (const box of boxes) this.#boxes.add(translateRect(box, by))
    for (const branch of branches) this.#branches.add(translateRect(branch, by))
    const moved = translateRect(bounds, by)
    this.#bounds = this.#bounds ? union([this.#bounds, moved]) : moved
  }

  /** By how much a tree has to be moved; `wish` where nothing is in its way there. */
  nearest(tree: Tree, wish: Point): Point {
    const isFree = tree.boxes.every((box) => !this.#boxes.overlapping(inflate(translateRect(box, wish), slack)))
    if (isFree) return wish
    const room = inflate(translateRect(tree.bounds, wish), gap)
    const more = nearestFreePlace(room, this.#branches, this.#budget)
    return more ? { x: wish.x + more.x, y: wish.y + more.y } : this.below(tree)
  }

  below({ bounds }: Tree): Point {
    const { x, y, height } = this.#bounds as Rect
    return { x: x - bounds.x, y: y + height + gap - bounds.y }
  }
}

interface Wished {
  readonly tree: Tree
  /** By how much it has to be moved to stand where it stood. */
  readonly wish: Point | null
  readonly distance: number
}

/** From the middle outwards, so that what stands further out makes room; those without a place last. */
function inOrder(trees: readonly Tree[], places: FloatingPlaces, from: Point): Wished[] {
  const wishes = trees.flatMap((tree): Wished[] => {
    const middle = places.get(tree.top)
    if (middle === undefined) return []
    if (middle === null) return [{ tree, wish: null, distance: Number.MAX_VALUE }]
    const now = center(tree.boxes[0] as Rect)
    const wish = { x: middle.x - now.x, y: middle.y - now.y }
    const { x, y } = center(translateRect(tree.bounds, wish))
    return [{ tree, wish, distance: Math.hypot(x - from.x, y - from.y) }]
  })
  return wishes.sort((one, other) => one.distance - other.distance)
}

/** As they stand before anything is moved; the one with the root first. */
function treesOf(scene: Scene): Tree[] {
  const { root } = scene.snapshot
  interface Growing {
    readonly top: string
    readonly boxes: Rect[]
    /** The boxes of each branch. */
    readonly branches: Rect[][]
  }
  const growing: Growing[] = []
  const homes = new Map<string, { readonly tree: Growing; readonly branch: Rect[] }>()
  for (const topic of scene.visible(scene.bounds)) {
    const { parent } = topic.face.node
    const home = parent === null ? undefined : homes.get(parent)
    const tree = home?.tree ?? { top: topic.id, boxes: [], branches: [] }
    if (!home) growing.push(tree)
    const isBranch = !home || parent === root
    const branch = isBranch ? [] : home.branch
    if (isBranch) tree.branches.push(branch)
    const box = { x: topic.x, y: topic.y, width: topic.width, height: topic.height }
    tree.boxes.push(box)
    branch.push(box)
    homes.set(topic.id, { tree, branch })
  }
  for (const { callout, bounds } of scene.callouts) {
    const home = homes.get(callout.node)
    home?.tree.boxes.push(bounds)
    home?.branch.push(bounds)
  }
  for (const { range, bounds } of scene.ranges) {
    const home = homes.get(range.first)
    if (range.kind === 'summary') home?.tree.boxes.push(bounds)
    home?.branch.push(bounds)
  }
  return growing.map(({ top, boxes, branches }) => {
    const around = branches.flatMap((branch) => union(branch) ?? [])
    return { top, boxes, branches: around, bounds: union(around) as Rect }
  })
}

function snapshotOf(content: MapContent): MapSnapshot | null {
  const made = fromContent(content)
  if (!made.ok) return null
  const map = openMap(made.doc)
  const { snapshot } = map
  map.destroy()
  made.doc.destroy()
  return snapshot
}
