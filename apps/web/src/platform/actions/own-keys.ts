import { createStore } from '../store.ts'
import type { Action } from './action.ts'
import { isMac } from './is-mac.ts'
import { type KeyPress, matchesShortcut } from './shortcut.ts'

/** Keys that a person chose, by the id of the action; null: none. */
export type OwnKeys = Readonly<Record<string, string | null>>

export const ownKeys = createStore<OwnKeys>({})

/** The keys an action has for this person, the one to show first. */
export function keysOf({ id, keys = [] }: Pick<Action, 'id' | 'keys'>): readonly string[] {
  const own = ownKeys.get()[id]
  return own === undefined ? keys : own === null ? [] : [own]
}

/** Whether a press of keys means this action, here and now. */
export function isPressed(event: KeyPress, action: Action): boolean {
  return areKeysOf(event, action) && (action.isVisible?.() ?? true)
}

/** Whether it would mean this action somewhere. */
export function areKeysOf(event: KeyPress, action: Action): boolean {
  return keysOf(action).some((each) => matchesShortcut(event, each, isMac))
}
