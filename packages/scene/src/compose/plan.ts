import type { RangeSnapshot } from '@ramify/document'
import type { Forest, Span } from '@ramify/layouts'
import type { Measurer } from '@ramify/text'
import type { Face, FaceCache } from '../faces/face.ts'
import type { Roles } from '../roles.ts'

/** Which nodes are shown, as what, and how large they are: everything a layout needs. Folded branches are left out. */
export interface Plan {
  readonly forest: Forest
  /** By index in the forest. */
  readonly faces: readonly Face[]
  /** The number of the root's child that each belongs to. */
  readonly branches: Int32Array
  readonly ranges: readonly PlannedRange[]
}

export interface PlannedRange extends Span {
  readonly range: RangeSnapshot
  readonly parent: number
}

/** Makes faces in one theme. */
export interface FaceMaker {
  readonly roles: Roles
  readonly faces: FaceCache
  readonly measurer: Measurer
}
