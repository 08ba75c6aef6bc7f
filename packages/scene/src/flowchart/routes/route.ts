import type { Point, Rect } from '@ramify/geometry'

/** The way of one line. */
export interface Route {
  /** Both ends and the corners between them. */
  readonly points: readonly Point[]
  /** For each piece between two corners, in order: how far it can be moved aside. */
  readonly slacks: readonly Slack[]
  /** Shapes outside of this area did not matter, and do not as long as they stay outside. */
  readonly window: Rect
}

/** How far a piece can be moved to the left or up, and to the right or down. */
export interface Slack {
  readonly less: number
  readonly more: number
}

/** No piece is moved further than this from where it was found. */
export const farthestShift = 15
