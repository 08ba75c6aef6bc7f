import type { Random } from '../ids/random.ts'
import type { CollectionName, Collections } from '../schema/collections.ts'
import type { MapSnapshot, NodeId, RichText } from '../snapshot/snapshot.ts'
import type { Tree } from '../snapshot/tree.ts'
import type { RecordWriter } from './record-writer.ts'

/** What a command may look at. It writes nothing itself: it makes a plan, or refuses. */
export interface CommandContext {
  readonly snapshot: MapSnapshot
  readonly tree: Tree
  readonly collections: Collections
  readonly random: Random
  readonly now: () => number
}

export interface Plan {
  /** Records to create, hidden at first, in a transaction that undo does not track. */
  readonly newRecords?: readonly NewRecord[]
  /** Texts that are about to be written in; created in the same way where they are missing. */
  readonly texts?: readonly TextPlace[]
  /** Nodes a person changes: where one of them was adopted, its new place is written down. */
  readonly edits?: readonly NodeId[]
  /** The act that undo takes back. */
  readonly write?: (writer: RecordWriter) => void
  /** Ids of what the command made. */
  readonly ids?: readonly string[]
}

export interface NewRecord {
  readonly collection: CollectionName
  readonly id: string
  readonly groups: { readonly [group: string]: unknown }
  readonly texts: { readonly [name: string]: RichText }
}

export interface TextPlace {
  readonly collection: CollectionName
  readonly id: string
  readonly name: string
}

export interface Refusal {
  readonly code:
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
  /** The argument that is wrong. */
  readonly argument?: string
  /** The node, line, range or callout that is in the way. */
  readonly id?: string
}

/** Thrown while a plan is made, so that nothing has been written yet; the caller of `execute` gets it as a result. */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}
