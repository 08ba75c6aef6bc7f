import { createStore, type Store } from '../../platform/store.ts'
import type { SaveState } from '../../platform/sync/index.ts'
import type { DocumentAddress } from './address.ts'

/** The document whose page is open: what its actions act on. */
export interface OpenDocument extends DocumentAddress {
  readonly name: string
  /** The person may rename it and throw it away. */
  readonly canManage: boolean
  /** The list that it is in. */
  readonly home: string
  /** Null until it is opened. */
  readonly saveState: Store<SaveState> | null
}

export const openDocument = createStore<OpenDocument | null>(null)

/** Whether its name is being written. */
export const isNaming = createStore(false)
