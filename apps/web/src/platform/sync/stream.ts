/** Things that happen, for whoever listens when they do. */
export interface Stream<Event> {
  on: (listener: (event: Event) => void) => () => void
}

export interface OwnStream<Event> extends Stream<Event> {
  emit: (event: Event) => void
}

export function createStream<Event>(): OwnStream<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    on: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit: (event) => {
      for (const listener of [...listeners]) listener(event)
    },
  }
}
