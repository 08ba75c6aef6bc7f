import type { Random } from '../../core/ids/random.ts'
import type { NewRecord as CoreNewRecord, Plan as CorePlan, TextPlace as CoreTextPlace } from '../../core/plan.ts'
import { type Refusal as CoreRefusal, Refused as CoreRefused } from '../../core/plan.ts'
import type { CollectionName, Collections } from '../schema/collections.ts'
import type { MapSnapshot, NodeId } from '../snapshot/snapshot.ts'
import type { Tree } from '../snapshot/tree.ts'

/** What a command may look at. */
export interface CommandContext {
  readonly snapshot: MapSnapshot
  readonly tree: Tree
  readonly collections: Collections
  readonly random: Random
  readonly now: () => number
}

export interface Plan extends CorePlan<CollectionName> {
  /** Nodes that a person changes: where one of them was adopted, its new place is written down. */
  readonly edits?: readonly NodeId[]
}

export type NewRecord = CoreNewRecord<CollectionName>

export type TextPlace = CoreTextPlace<CollectionName>

export type RefusalCode =
  | 'unknown-command'
  | 'bad-argument'
  | 'no-such-node'
  | 'no-such-line'
  | 'no-such-range'
  | 'no-such-callout'
  | 'id-taken'
  | 'is-root'
  | 'own-branch'
  | 'not-siblings'
  | 'link-not-allowed'

export type Refusal = CoreRefusal<RefusalCode>

export class Refused extends CoreRefused<RefusalCode> {}
