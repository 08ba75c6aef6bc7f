import type { Point } from '@ramify/geometry'
import type { RichText } from '../../core/text/rich-text.ts'
import type { NodeContent } from '../commands/node-content.ts'
import type { LineLook, Look } from '../snapshot/snapshot.ts'

/** Branches as plain data with all that belongs to them alone: what is pasted or duplicated. */
export interface Branches {
  readonly forest: readonly NodeContent[]
  readonly lines?: readonly CopiedLine[]
  readonly ranges?: readonly CopiedRange[]
}

/** Which node of a forest: so many from the top, as an outline shows them. Ids would be those of another map. */
type Nth = number

/** A relation line between two nodes of the forest. */
export interface CopiedLine {
  readonly from: Nth
  readonly to: Nth
  readonly bend?: readonly Point[]
  readonly text?: string | Pick<RichText, 'runs'>
  readonly look?: LineLook
}

/** A summary or boundary over siblings of the forest. */
export interface CopiedRange {
  readonly kind: string
  readonly first: Nth
  readonly last: Nth
  readonly topic?: Nth
  readonly text?: string | Pick<RichText, 'runs'>
  readonly look?: Look
}
