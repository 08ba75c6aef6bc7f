import type { Point, Rect } from '@ramify/geometry'
import { overhang } from './callout-space.ts'
import { poleDistance } from './catalog/timeline.ts'
import type { Forest } from './forest.ts'
import type { Places } from './lay-out.ts'
import type { Anchor, Direction, Layout } from './layout.ts'

/** Which way the branch of a box grows, as it stands. */
export function directionOf(places: Places, node: number): Direction {
  const { grows } = places.layouts[node] as Layout
  return places.mirrored[node] ? mirrorImage[grows] : grows
}

/** On which side of its siblings a child's summary stands, as they stand. */
export function beyondOf({ layouts, mirrored }: Places, { parent }: Forest, child: number): Direction {
  const { beyond } = layouts[parent[child] as number] as Layout
  return mirrored[child] ? mirrorImage[beyond] : beyond
}

/** The box that the line to a child leaves: its parent, or the sibling before it. */
export function startOf({ parent, apart }: Forest, { layouts }: Places, child: number): number {
  const above = parent[child] as number
  if (!(layouts[above] as Layout).chained || apart[child] || child === above + 1) return above
  // The box before it in the order of the tree belongs to the branch of that sibling.
  let before = child - 1
  while (parent[before] !== above) before = parent[before] as number
  return before
}

/** Where the line to a child leaves the box it comes from. */
export function exitOf(forest: Forest, places: Places, child: number): Point {
  const start = startOf(forest, places, child)
  const above = forest.parent[child] as number
  const { exit, axis, spokes } = places.layouts[above] as Layout
  if (spokes) return towards(boxOf(forest, places, above), boxOf(forest, places, child))
  const mirrored = places.mirrored[child] as number
  if (axis && start !== above) return { x: poleOf(forest, places, start), y: anchorY(forest, places, above, exit) }
  return { x: anchorX(forest, places, start, exit, mirrored), y: anchorY(forest, places, start, exit) }
}

/** Where the pole of a topic stands on the axis of its parent. */
function poleOf(forest: Forest, places: Places, child: number): number {
  return entryOf(forest, places, child).x + (places.mirrored[child] ? poleDistance : -poleDistance)
}

/** Where the line from the parent arrives at a child. */
export function entryOf(forest: Forest, places: Places, child: number): Point {
  const above = forest.parent[child] as number
  const { entry, spokes } = places.layouts[above] as Layout
  if (spokes) return towards(boxOf(forest, places, child), boxOf(forest, places, above))
  const mirrored = places.mirrored[child] as number
  return { x: anchorX(forest, places, child, entry, mirrored), y: anchorY(forest, places, child, entry) }
}

function boxOf({ width, height }: Forest, { x, y }: Places, node: number): Rect {
  return { x: x[node] as number, y: y[node] as number, width: width[node] as number, height: height[node] as number }
}

/** Where the line between the middles of two boxes leaves the first one; its middle where the other one covers that. */
function towards(from: Rect, to: Rect): Point {
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  const [wayX, wayY] = [to.x + to.width / 2 - x, to.y + to.height / 2 - y]
  const share = Math.min(from.width / 2 / Math.abs(wayX), from.height / 2 / Math.abs(wayY))
  return Number.isFinite(share) ? { x: x + share * wayX, y: y + share * wayY } : { x: x + from.width / 2, y }
}

export function anchorX({ width }: Forest, { x }: Places, node: number, anchor: Anchor, mirrored: number): number {
  const half = (width[node] as number) / 2
  return (x[node] as number) + half + (mirrored ? -1 : 1) * anchorFrom(anchor, half)
}

/** Along x from the centre of a box, as if it were not mirrored. */
function anchorFrom({ x, inward }: Anchor, half: number): number {
  const edge = x * half
  return inward === undefined ? edge : edge - Math.sign(x) * Math.min(inward, half)
}

export function anchorY({ height }: Forest, { y }: Places, node: number, anchor: Anchor): number {
  return (y[node] as number) + (height[node] as number) * (0.5 + anchor.y / 2)
}

/**
 * The room on the top of a box, as it stands. Where it is wider than the box it reaches past it to the side where the
 * branch grows: children can stand further away there, but what is on the other side is the box's parent.
 */
export function calloutSpaceOf(forest: Forest, places: Places, node: number): Rect | null {
  const callout = forest.calloutSpace.get(node)
  if (!callout) return null
  const over = overhang(forest, node)
  const direction = directionOf(places, node)
  const aside = direction === 'right' ? 0 : direction === 'left' ? over : over / 2
  const width = Math.max(callout.width, forest.width[node] as number)
  const { height } = callout
  return { x: (places.x[node] as number) - aside, y: (places.y[node] as number) - height, width, height }
}

const mirrorImage: Record<Direction, Direction> = { left: 'right', right: 'left', up: 'up', down: 'down' }
