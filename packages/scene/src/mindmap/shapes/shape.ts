import type { Path, Rect, Size } from '@ramify/geometry'
import type { Primitive } from '../../drawing/primitives.ts'

/** The form of a topic: what stands behind its content, and where lines meet it. */
export interface Shape {
  /** Whether the text needs room to an edge, or just stands there. */
  readonly edge: 'boxed' | 'bare'
  /** What a form needs around its content, where it is narrower than its box: from the size of the content with its padding. */
  room?(inner: Size): ShapeRoom
  /** Its closed outline in a box, where that is not the box itself: lines end there. */
  outline?(box: Rect): Path
  draw(size: Size, paint: ShapePaint): readonly Primitive[]
  /** How far below the middle lines from the left and right arrive; 0 unless said. */
  port?(height: number, lineWidth: number): number
}

export interface ShapeRoom {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface ShapePaint {
  readonly fill: string | null
  readonly border: string | null
  readonly borderWidth: number
  /** Lengths of dashes and gaps of the border; empty for a whole line. */
  readonly borderDash: readonly number[]
  /** Of the line that arrives at the topic. */
  readonly line: string
  readonly lineWidth: number
}
