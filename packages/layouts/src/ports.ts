import type { Point } from '@ramify/geometry'
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

/** Where the line to a child leaves its parent. */
export function exitOf(forest: Forest, places: Places, child: number): Point {
  const parent = forest.parent[child] as number
  const { exit } = places.layouts[parent] as Layout
  const mirrored = places.mirrored[child] as number
  return { x: anchorX(forest, places, parent, exit, mirrored), y: anchorY(forest, places, parent, exit) }
}

/** Where the line from the parent arrives at a child. */
export function entryOf(forest: Forest, places: Places, child: number): Point {
  const { entry } = places.layouts[forest.parent[child] as number] as Layout
  const mirrored = places.mirrored[child] as number
  return { x: anchorX(forest, places, child, entry, mirrored), y: anchorY(forest, places, child, entry) }
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

const mirrorImage: Record<Direction, Direction> = { left: 'right', right: 'left', up: 'up', down: 'down' }
