import type { Random } from '../../core/ids/random.ts'
import type { NewRecord as CoreNewRecord, Plan as CorePlan, TextPlace as CoreTextPlace } from '../../core/plan.ts'
import { Refused as CoreRefused } from '../../core/plan.ts'
import type { CollectionName, Collections } from '../schema/collections.ts'
import type { FlowchartSnapshot } from '../snapshot/snapshot.ts'

/** What a command may look at. */
export interface CommandContext {
  readonly snapshot: FlowchartSnapshot
  readonly collections: Collections
  readonly random: Random
  readonly now: () => number
}

export type Plan = CorePlan<CollectionName>

export type NewRecord = CoreNewRecord<CollectionName>

export type TextPlace = CoreTextPlace<CollectionName>

export type RefusalCode =
  | 'unknown-command'
  | 'bad-argument'
  | 'no-such-page'
  | 'no-such-layer'
  | 'no-such-shape'
  | 'no-such-connector'
  | 'no-such-label'
  | 'id-taken'
  | 'last-page'
  | 'own-inside'
  | 'link-not-allowed'

export class Refused extends CoreRefused<RefusalCode> {}
