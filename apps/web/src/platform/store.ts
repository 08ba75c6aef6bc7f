import { useSyncExternalStore } from 'react'

/** One value that lives outside React, so that plain functions can read and change it too. */
export interface Store<Value> extends ReadStore<Value> {
  set(value: Value): void
}

/** One that somebody else sets. */
export interface ReadStore<Value> {
  get(): Value
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<Value>(store: ReadStore<Value>): Value {
  // The third is for what is drawn without a page.
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** A part of the value; renders again only when that part is another. */
export function usePart<Value, Part>(store: ReadStore<Value>, read: (value: Value) => Part): Part {
  const part = () => read(store.get())
  return useSyncExternalStore(store.subscribe, part, part)
}

/** The value as long as it is needed, null otherwise: nothing is drawn again for it then. */
export function useWhile<Value>(store: ReadStore<Value>, isNeeded: boolean): Value | null {
  return usePart(store, (value) => (isNeeded ? value : null))
}

/** For what is read from several of them. */
export function subscribeToAll(stores: readonly Pick<Store<unknown>, 'subscribe'>[], listener: () => void): () => void {
  const stops = stores.map((store) => store.subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}

/** What is made of the value of another one. It is made when somebody asks, and again only when that value is another. */
export function mappedStore<Source, Value>(
  source: ReadStore<Source>,
  make: (value: Source) => Value,
): ReadStore<Value> {
  let from = source.get()
  let made = make(from)
  const get = () => {
    if (!Object.is(from, source.get())) {
      from = source.get()
      made = make(from)
    }
    return made
  }
  return {
    get,
    subscribe: (listener) => {
      let before = get()
      return source.subscribe(() => {
        if (Object.is(before, get())) return
        before = get()
        listener()
      })
    },
  }
}
