import type { Action } from '../../platform/actions/action.ts'
import type { OwnKeys } from '../../platform/actions/own-keys.ts'

type Keyed = Pick<Action, 'id' | 'keys'>

/** Gives keys to one action and takes them from whoever had them; null: it has none. What is as usual is not kept. */
export function reassigned(own: OwnKeys, actions: readonly Keyed[], id: string, keys: string | null): OwnKeys {
  const next: Record<string, string | null> = { ...own, [id]: keys }
  for (const action of actions) {
    const had = own[action.id]
    const all = had === undefined ? (action.keys ?? []) : had === null ? [] : [had]
    if (action.id !== id && keys !== null && all.includes(keys)) {
      next[action.id] = all.find((each) => each !== keys) ?? null
    }
    const isUsual = next[action.id] === (action.keys?.[0] ?? null) && (action.keys?.length ?? 0) <= 1
    if (isUsual) delete next[action.id]
  }
  return next
}
