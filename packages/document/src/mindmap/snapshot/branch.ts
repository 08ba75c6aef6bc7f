import type { Record } from '../../core/collections.ts'
import type { Place } from '../schema/place.ts'
import type { NodeId } from './snapshot.ts'

/**
 * A record as part of the tree. Gone ones are kept too: who lives below them asks them for the way up.
 * What an update notes about a branch stands in it: when a large map is opened, sets and maps of branches would cost more than
 * all the rest.
 */
export interface Branch {
  readonly id: NodeId
  /** Where tables of nodes have it. */
  readonly slot: number
  /** Null when the document has it no more. */
  record: Record | null
  living: boolean
  place: Place
  /** The living node it hangs under; null for the root and for what does not live. */
  host: Branch | null
  /** Hangs under somebody it did not name, so it stands after that one's own children. */
  adoptive: boolean
  /** The key by which it stands among its host's children now. */
  key: string
  children: readonly NodeId[]
  /** How it hung before, while its place is found again. */
  hung: Hanging | null
  /** Who leaves its children and who joins them, while that is collected. */
  moves: ChildMoves | null
  /** The last update that took it in or moved it. */
  update: number
  /** The last walk upward that met it, in search of cycles. */
  walk: number
}

export type Hanging = Readonly<Pick<Branch, 'host' | 'adoptive' | 'key'>>

export interface ChildMoves {
  leaving: Set<NodeId> | null
  readonly joining: Branch[]
}

export function newBranch(id: NodeId, slot: number): Branch {
  return {
    id,
    slot,
    record: null,
    living: false,
    place: nowhere,
    host: null,
    adoptive: false,
    key: '',
    children: none,
    hung: null,
    moves: null,
    update: 0,
    walk: 0,
  }
}

export const none: readonly NodeId[] = Object.freeze([])

export const nowhere: Place = Object.freeze({ parent: null, at: null, order: '', side: null })
