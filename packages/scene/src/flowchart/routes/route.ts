import type { Point, Rect } from '@ramify/geometry'

/** The way of one line. */
export interface Route {
  /** `corners`: straight from point to point; `bezier`: both ends with two control points between them; `spline`: smooth through all. */
  readonly form: 'corners' | 'bezier' | 'spline'
  /** Both ends and what is between them. */
  readonly points: readonly Point[]
  /** By how much its corners are rounded. */
  readonly radius: number
  /** For each piece between two corners, in order, how far it can be moved aside; none for a route that must stay where it is. */
  readonly slacks: readonly Slack[]
  /** Its ends at sides of shapes; null for an end that is elsewhere, and without both for a route that must stay where it is. */
  readonly ends?: readonly [RouteEnd | null, RouteEnd | null]
  /** Shapes outside of this area did not matter, and do not as long as they stay outside; null where no shape matters. */
  readonly window: Rect | null
}

/** A route as it is drawn: apart from others, and with the places where it jumps over them. */
export interface DrawnRoute extends Pick<Route, 'form' | 'points' | 'radius'> {
  readonly jumps: readonly Point[]
}

/** An end of a route at a side of a shape. */
export interface RouteEnd {
  readonly shape: string
  readonly side: 'top' | 'right' | 'bottom' | 'left'
  readonly isStart: boolean
  /** People said where: it stays in the middle of the side, and others are put beside it. */
  readonly isFixed: boolean
  /** Of the side. */
  readonly length: number
  /** How far the piece of the route at this end can be moved along the side. */
  readonly slack: Slack
}

/** How far a piece can be moved to the left or up, and to the right or down. */
export interface Slack {
  readonly less: number
  readonly more: number
}

/** No piece is moved further than this from where it was found, and no end. */
export const farthestShift = 15
export const farthestEndShift = 40

/** Most have whole numbers: these share one object each. */
export function slackOf(less: number, more: number): Slack {
  if (!Number.isInteger(less) || !Number.isInteger(more) || Math.max(less, more) > farthestEndShift)
    return { less, more }
  const number = less * (farthestEndShift + 1) + more
  const slack = slacks[number] ?? { less, more }
  slacks[number] = slack
  return slack
}

const slacks: Slack[] = []
