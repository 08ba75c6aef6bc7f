import { createStore, type ReadStore, type Store } from '../../../platform/store.ts'
import type { EditRequests, Turn } from '../../../platform/sync/index.ts'
import type { TurnView } from './turn-view.ts'

/** What can be done about the turn in the document that is open. */
export interface OpenTurn {
  /** Null when nobody else works on it. */
  readonly turn: ReadStore<Turn | null>
  /** One has asked, and nobody has answered. */
  readonly hasAsked: Store<boolean>
  /** What one can do at this moment, as the strip offers it. */
  readonly act: Store<TurnView['act']>
  /** Those whom one can answer. */
  readonly requests: ReadStore<EditRequests>
  /** Asks for the right to write; takes it where nobody has it. */
  readonly ask: () => Promise<void>
  /** Takes back that one has asked. */
  readonly withdraw: () => Promise<void>
  /** The owner takes the right back. */
  readonly recover: () => Promise<void>
  /** Answers somebody who has asked. */
  readonly answer: (personId: string, action: 'accept' | 'refuse') => Promise<void>
}

export const openTurn = createStore<OpenTurn | null>(null)

/** Whether others work on the document that is open. */
export const isCollaborated = (): boolean => openTurn.get()?.turn.get() != null
