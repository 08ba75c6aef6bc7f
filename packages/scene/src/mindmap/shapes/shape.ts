import type { Size } from '@ramify/geometry'
import type { Primitive } from '../../drawing/primitives.ts'

/** The form of a topic: what stands behind its content, and where lines meet it. */
export interface Shape {
  /** Whether the text needs room to an edge, or just stands there. */
  readonly edge: 'boxed' | 'bare'
  /** Room at either side for a form that is narrower above and below; from the height of the content. */
  aside?(height: number): number
  draw(size: Size, paint: ShapePaint): readonly Primitive[]
  /** How far below the middle lines from the left and right arrive; 0 unless said. */
  port?(height: number, lineWidth: number): number
}

export interface ShapePaint {
  readonly fill: string | null
  readonly border: string | null
  readonly borderWidth: number
  /** Of the line that arrives at the topic. */
  readonly line: string
  readonly lineWidth: number
}
