import type { RangeSnapshot } from '@ramify/document'
import type { Path, Point, Rect } from '@ramify/geometry'
import type { Direction, Span } from '@ramify/layouts'
import type { Measurer } from '@ramify/text'
import type { Theme } from '@ramify/themes'
import type { LabelPlace } from '../../drawing/label-place.ts'
import type { Primitive } from '../../drawing/primitives.ts'
import type { Role } from '../roles.ts'

/** A way to mark neighbouring children: what it needs of a layout, and how it is drawn. */
export interface RangeKind {
  /** Behind lines and topics, or over them. */
  readonly layer: 'behind' | 'over'
  /** In a table it stands beside the cells of the children, not beside what is written in them. */
  readonly besideCells?: true
  room(range: RangeSnapshot): Pick<Span, 'before' | 'after' | 'beyond'>
  draw(drawing: RangeDrawing): RangePicture
}

export interface RangePicture {
  readonly primitives: readonly Primitive[]
  /** The line by which it is taken hold of. */
  readonly path: Path
  /** The words on it; null for a kind that has none. */
  readonly label: LabelPlace | null
  /** Where it begins, at the first child, and where it ends. */
  readonly ends: readonly [Point, Point]
}

export interface RangeDrawing {
  readonly range: RangeSnapshot
  /** Around the children and all that hangs on them. */
  readonly members: Rect
  /** Around the first of them and the last. */
  readonly first: Rect
  readonly last: Rect
  /** Which way they grow. */
  readonly direction: Direction
  /** As a summary of their branch. */
  readonly role: Role
  readonly theme: Theme
  readonly measurer: Measurer
}
