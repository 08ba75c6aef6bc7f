import { readLocal, writeLocal } from '../../../platform/storage/local.ts'
import { createStore, type Store } from '../../../platform/store.ts'
import { unfoldedAtFirst } from './palette-groups.ts'

/** Groups that are unfolded, and those that are not shown at all; shapes that were placed last, the newest first. In this browser. */
export const unfoldedGroups = rememberedNames('ramify.palette.unfolded', unfoldedAtFirst)
export const hiddenGroups = rememberedNames('ramify.palette.hidden', [])
export const recentShapes = rememberedNames('ramify.palette.recent', [])

/** Two rows of the palette. */
const mostRecent = 8

export function noteRecent(kind: string): void {
  const before = recentShapes.get()
  // One that is among them stays where it is: nothing moves away under the pointer.
  if (!before.includes(kind)) recentShapes.set([kind, ...before].slice(0, mostRecent))
}

export function toggleIn(store: Store<readonly string[]>, name: string): void {
  const names = store.get()
  store.set(names.includes(name) ? names.filter((each) => each !== name) : [...names, name])
}

function rememberedNames(key: `ramify.${string}`, initial: readonly string[]): Store<readonly string[]> {
  const store = createStore<readonly string[]>(namesIn(readLocal(key)) ?? initial)
  store.subscribe(() => writeLocal(key, JSON.stringify(store.get())))
  return store
}

/** Of what was stored, perhaps by another version. */
export function namesIn(stored: string | null): readonly string[] | null {
  if (stored === null) return null
  try {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, 100) : null
  } catch {
    // Something else wrote it: the palette is as it is at first.
    return null
  }
}
