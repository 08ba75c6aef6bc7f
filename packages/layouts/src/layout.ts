import type { Blocks } from './blocks.ts'
import type { Forest } from './forest.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

/** Between two boxes that are parent and child, or siblings: from the root, from level 1, deeper. */
export interface Spacing {
  readonly level: readonly [number, number, number]
  readonly sibling: readonly [number, number, number]
}

/** A place on a box as parts of its half size from the centre: `{ x: 1, y: 0 }` is the middle of the right edge. */
export interface Anchor {
  readonly x: number
  readonly y: number
  /** So much from there along x towards the centre, at most to it. */
  readonly inward?: number
}

/**
 * How one box and the finished blocks of its children stand together. Written as if everything grew to the right or
 * down: a block that a parent flips is mirrored with all that is in it. A branch with another layout is just a block.
 */
export interface Layout {
  /** Writes `dx`, `dy` and `flipped` of the children, and widens the block of `node` by theirs. */
  arrange(node: number, forest: Forest, blocks: Blocks, spacing: Spacing): void
  /** Children stand on two sides, and people may choose which. */
  readonly hasSides?: true
  /** What hangs on it is never mirrored: its rows read from the left to the right on either side of a map. */
  readonly upright?: true
  /** What the children go on with, unless they have a layout of their own; absent: with this one. */
  readonly below?: Layout
  /** The side of the fold button and of the +. */
  readonly grows: Direction
  /** The side past the children: a summary of them stands there, and across it they follow each other. */
  readonly beyond: Direction
  /** Where lines to the children leave the box, and where they arrive at a child. */
  readonly exit: Anchor
  readonly entry: Anchor
  /** Lines lead from one child to the next: only the first of them leaves the box itself. */
  readonly chained?: true
  /** Of those, the ones that run along an axis through the middle of the box, from where one leaves it to where the next does. */
  readonly axis?: true
  /** Lines run from middle to middle, each from edge to edge: children stand all around the box. */
  readonly spokes?: true
  /** Style of the lines, where it is part of the layout rather than of the theme. */
  readonly line?: string
}

/** As airy as the pictures of the design guide. */
export const defaultSpacing: Spacing = { level: [62, 38, 28], sibling: [31, 13, 13] }

export function sameSpacing(one: Spacing, other: Spacing): boolean {
  const sameRoom = (room: Spacing['level'], its: Spacing['level']) => room.every((value, level) => value === its[level])
  return one === other || (sameRoom(one.level, other.level) && sameRoom(one.sibling, other.sibling))
}

/** Distance between a line and the text that it passes. */
export const lineClearance = 4

/** Whether a topic's branch may extend back past the topic, below or above the line to it. */
export function reachesBack({ grows }: Layout): boolean {
  return grows === 'down' || grows === 'up'
}
