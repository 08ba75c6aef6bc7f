import type { Bus } from './bus.ts'

/** Events that are each told by one word, such as an id. */
export interface SharedEvents {
  /** Tells listeners here, and those of all other processes. */
  tell: (word: string) => void
  listen: (listener: (word: string) => void) => void
}

/** Without a bus nobody else is told. */
export function sharedEvents(channel: string, bus?: Bus): SharedEvents {
  const listeners = new Set<(word: string) => void>()
  const tellHere = (word: string) => {
    for (const listener of listeners) listener(word)
  }
  // It works from the moment the bus is connected; whoever depends on it asks the database until then.
  void bus?.subscribe(channel, (message) => tellHere(new TextDecoder().decode(message)))
  return {
    tell: (word) => {
      tellHere(word)
      bus?.publish(channel, new TextEncoder().encode(word))
    },
    listen: (listener) => {
      listeners.add(listener)
    },
  }
}
