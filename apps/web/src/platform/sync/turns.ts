import type { EditMode, ServerMessage } from '@ramify/contract'
import { createStore, type ReadStore, type Store } from '../store.ts'

/** Whose turn it is to write in a document that several people work on. */
export interface Turn {
  readonly mode: EditMode
  /** The id of a person; null when nobody has the turn, and in `together`. */
  readonly holder: string | null
}

export type TurnMessage = Extract<ServerMessage, { type: 'turn' | 'requests' | 'answered' | 'members' }>
/** What happens once, and is not kept. */
type TurnEvent = Extract<TurnMessage, { type: 'answered' | 'members' }>
export type EditRequests = Extract<ServerMessage, { type: 'requests' }>['requests']

export interface Turns {
  /** Null when nobody else works on the document, as far as is known. */
  readonly turn: Store<Turn | null>
  /** Who asks for the right to write, for those who may answer. */
  readonly requests: Store<EditRequests>
  hear: (message: TurnMessage) => void
}

export function createTurns(emit: (event: TurnEvent) => void, isUp: ReadStore<boolean>): Turns {
  const turn = createStore<Turn | null>(null)
  const requests = createStore<EditRequests>([])
  // Whoever waits is told anew with the next connection; nobody could be answered before that.
  isUp.subscribe(() => {
    if (!isUp.get()) requests.set([])
  })
  return {
    turn,
    requests,
    hear: (message) => {
      if (message.type === 'turn') {
        const { mode, holder } = message
        turn.set(mode === null ? null : { mode, holder })
      } else if (message.type === 'requests') requests.set(message.requests)
      else emit(message)
    },
  }
}
