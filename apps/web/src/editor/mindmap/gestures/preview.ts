import type { NodeId } from '@ramify/document'
import type { Cubic, Point, Rect } from '@ramify/geometry'
import type { DrawnCallout, Face, Topic } from '@ramify/scene'
import type { MarqueePreview } from '../../input/gestures/gesture.ts'
import type { DropGap } from '../dragging/drop-gap.ts'
import type { DropTarget } from '../dragging/drop-target.ts'

/** What a gesture on a map would do if it ended now, in map coordinates. Nothing of it is in the document. */
export type MapGesturePreview =
  | MarqueePreview
  | DragPreview
  | LinePreview
  | RangePreview
  | CalloutPreview
  | ImagePreview
  | WidthPreview

/** Branches taken up by a drag, and how they look. */
export interface Lift {
  /** The tops of the branches, from top to bottom. */
  readonly tops: ReadonlySet<NodeId>
  /** What of them was on the screen: all that anybody sees of a branch of thousands. */
  readonly topics: readonly Topic[]
  /** The one in the hand; absent while it is not on the screen. */
  readonly held: Topic | undefined
  /** How many topics move, also those that are folded away. */
  readonly count: number
}

export interface DragPreview {
  readonly kind: 'drag'
  /** The same object during one drag. */
  readonly lift: Lift
  /** How far it has been carried. */
  readonly by: Point
  readonly pointer: Point
  /** The same object as long as it is the same place. */
  readonly target: DropTarget
  /** As the target. */
  readonly gap: DropGap | null
  readonly copies: boolean
}

/** A picture as large as it would be. */
export interface ImagePreview {
  readonly kind: 'image'
  readonly resource: string
  readonly rect: Rect
  /** The one in the hand. */
  readonly corner: Point
}

/** A topic, and what it would look like with another width. */
export interface WidthPreview {
  readonly kind: 'width'
  readonly topic: Topic
  readonly face: Face
}

/** A relation line with an end or a control point in the hand. */
export interface LinePreview {
  readonly kind: 'line'
  readonly curve: Cubic
  /** The topic that would take the end. */
  readonly target: NodeId | null
}

/** A summary or boundary with one end in the hand: from which sibling to which it would span. */
export interface RangePreview {
  readonly kind: 'range'
  readonly first: NodeId
  readonly last: NodeId
  /** Around them. */
  readonly rect: Rect
}

/** A callout in the hand, as it would be drawn. */
export interface CalloutPreview {
  readonly kind: 'callout'
  readonly drawn: DrawnCallout
}
