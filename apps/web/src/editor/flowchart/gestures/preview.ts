import type { Path, Point, Rect } from '@ramify/geometry'
import type { MarqueePreview } from '../../input/gestures/gesture.ts'

/** What a gesture on a flowchart would do if it ended now, on the page. */
export type FlowchartGesturePreview = MarqueePreview | CarryPreview | ConnectPreview | GuidePreview

/** Shapes are moved, resized or turned: the page is drawn as it would be. */
export interface CarryPreview {
  readonly kind: 'carry'
  /** Lines that say with what something is in line. */
  readonly guides: readonly Guide[]
  /** The frame they would be put into. */
  readonly into: Rect | null
  /** Where copies would come to stand. */
  readonly copies?: readonly Rect[]
  /** The line that it would split. */
  readonly splits?: Path
}

/** From one point to another, across or down. */
export interface Guide {
  readonly from: Point
  readonly to: Point
  /** Of a gap that is as long as another one. */
  readonly length?: number
}

/** One line of a page: upright at `x`, level at `y`. */
export interface PageGuide {
  readonly axis: 'x' | 'y'
  readonly at: number
}

/** A guide of the page is carried: from its place or out of a ruler, to another place or back into it. */
export interface GuidePreview {
  readonly kind: 'guide'
  readonly from: PageGuide | null
  readonly to: PageGuide | null
}

/** A connector is drawn, or one of its ends is carried. */
export interface ConnectPreview {
  readonly kind: 'connect'
  /** The shape it would end at. */
  readonly target: string | null
  /** The shape whose ports are shown. */
  readonly near: string | null
  /** Where it would be fixed, on the page; null: to the shape as a whole, or to none. */
  readonly place: Point | null
}
