import { useSyncExternalStore } from 'react'

/** One value that lives outside React, so that plain functions can read and change it too. */
export interface Store<Value> {
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
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

export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  // The third is for what is drawn without a page.
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** For what is read from several of them. */
export function subscribeToAll(stores: readonly Pick<Store<unknown>, 'subscribe'>[], listener: () => void): () => void {
  const stops = stores.map((store) => store.subscribe(listener))
  return () => {
    for (const stop of stops) stop()
  }
}
