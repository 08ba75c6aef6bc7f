import { createStore, type Store } from '../../store.ts'
import { localMessagesOn, messagesOn, nothingSaid, type SaveMessage } from './save-messages.ts'
import {
  isLocallyPending,
  isPending,
  localStateOf,
  nextFacts,
  noFacts,
  type SaveEvent,
  type SaveState,
  saveStateOf,
} from './save-state.ts'

/** The save state of an open document, as it changes. */
export interface Saving {
  readonly state: Store<SaveState>
  readonly isUp: Store<boolean>
  /** The number of the last change made here. */
  readonly edited: number
  isPending: () => boolean
  tell: (event: SaveEvent) => void
}

/** By what a document is judged: whether the server has it, or only this browser. */
const withServer = { stateOf: saveStateOf, isPending, messagesOn }
export const withoutServer: typeof withServer = {
  stateOf: localStateOf,
  isPending: isLocallyPending,
  messagesOn: localMessagesOn,
}

export function createSaving(onMessage: (message: SaveMessage) => void, rules = withServer): Saving {
  let facts = noFacts
  let said = nothingSaid
  const state = createStore(rules.stateOf(facts))
  const isUp = createStore(false)
  return {
    state,
    isUp,
    get edited() {
      return facts.edited
    },
    isPending: () => rules.isPending(facts),
    tell: (event) => {
      facts = nextFacts(facts, event)
      state.set(rules.stateOf(facts))
      isUp.set(facts.link === 'up')
      const news = rules.messagesOn(facts, said)
      said = news.said
      for (const message of news.messages) onMessage(message)
    },
  }
}
