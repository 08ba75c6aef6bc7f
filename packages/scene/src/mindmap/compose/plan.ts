import type { RangeSnapshot } from '@ramify/document'
import type { Forest, Span } from '@ramify/layouts'
import type { Face } from '../faces/face.ts'

/** Which nodes are shown, as what, and how large they are: everything a layout needs. Folded branches are left out. */
export interface Plan {
  readonly forest: Forest
  /** By index in the forest. */
  readonly faces: readonly Face[]
  /** The number of the root's child that each belongs to. */
  readonly branches: Int32Array
  /** How many topics are folded away below each that is folded, by index in the forest. */
  readonly hidden: ReadonlyMap<number, number>
  readonly ranges: readonly PlannedRange[]
}

export interface PlannedRange extends Span {
  readonly range: RangeSnapshot
  readonly parent: number
}
