import type { Point, Rect } from '@ramify/geometry'
import type { Font } from '@ramify/text'
import type { Primitive } from './primitives.ts'

/** Where a label stands and how it is set, also while it has no words: a screen lets people write there. */
export interface LabelPlace {
  /** At half its height: its left end, or its middle. */
  readonly at: Point
  readonly align: 'left' | 'center'
  readonly font: Font
  readonly color: string
  /** Lines are broken here; absent: it is one line. */
  readonly room?: number
  /** What is behind the words. */
  readonly fill: string
  /** The patch they stand on; null without words. */
  readonly box: Rect | null
  /** The patch and the words. */
  readonly primitives: readonly Primitive[]
}
