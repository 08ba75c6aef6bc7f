import { createStore } from '../store.ts'
import type { Action } from './action.ts'

/** Finds things by their words, each as an action that goes there: the topics of an open map, for example. */
export type Finder = (words: string) => readonly Action[]

const offered = createStore<readonly Finder[]>([])

/** For as long as there is something to find; gives back how to stop. */
export function offerFinder(finder: Finder): () => void {
  offered.set([...offered.get(), finder])
  return () => offered.set(offered.get().filter((other) => other !== finder))
}

export function findThings(words: string): readonly Action[] {
  return words.trim() === '' ? [] : offered.get().flatMap((find) => find(words))
}
