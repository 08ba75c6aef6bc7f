import type { Place } from '../schema/place.ts'
import type { NodeId } from './snapshot.ts'

/** A record as part of the tree. Gone ones are kept too: who lives below them asks them for the way up. */
export interface Branch {
  readonly id: NodeId
  living: boolean
  place: Place
  /** The living node it hangs under; null for the root and for what does not live. */
  host: Branch | null
  /** Hangs under somebody it did not name, so it stands after that one's own children. */
  adoptive: boolean
  /** The key by which it stands among its host's children now. */
  key: string
  children: readonly NodeId[]
}

export function newBranch(id: NodeId): Branch {
  return { id, living: false, place: nowhere, host: null, adoptive: false, key: '', children: none }
}

export const none: readonly NodeId[] = Object.freeze([])

const nowhere: Place = Object.freeze({ parent: null, at: null, order: '', side: null })
