import type { RangeSnapshot } from '@ramify/document'
import type { Rect } from '@ramify/geometry'
import type { Direction, Span } from '@ramify/layouts'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import type { Primitive } from '../primitives.ts'
import type { Role } from '../roles.ts'

/** A way to mark neighbouring children: what it needs of a layout, and how it is drawn. */
export interface RangeKind {
  /** Behind lines and topics, or over them. */
  readonly layer: 'behind' | 'over'
  room(range: RangeSnapshot): Pick<Span, 'before' | 'after' | 'beyond'>
  draw(drawing: RangeDrawing): Primitive[]
}

export interface RangeDrawing {
  readonly range: RangeSnapshot
  /** Around the children and all that hangs on them. */
  readonly members: Rect
  /** Which way they grow. */
  readonly direction: Direction
  /** As a summary of their branch. */
  readonly role: Role
  readonly theme: Theme
  readonly measurer: Measurer
}
