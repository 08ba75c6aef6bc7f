import { createStore, type Store } from '../../../platform/store.ts'

/** `select`, `hand`, or one that a kind of document adds. */
export type Tool = string

export interface Tools {
  readonly chosen: Store<Tool>
  /** Space lends the hand for as long as it is held. */
  readonly isLent: Store<boolean>
}

export const createTools = (): Tools => ({ chosen: createStore<Tool>('select'), isLent: createStore(false) })

/** What a press does now. */
export function toolInHand({ tools: { chosen, isLent } }: { readonly tools: Tools }): Tool {
  return isLent.get() ? 'hand' : chosen.get()
}
