import { defaultPersonSettings, type PersonSettings } from '@ramify/contract'
import { readLocal, watchLocal, writeLocal } from '../storage/local.ts'

const key = 'ramify.settings'

/** What this browser remembers of somebody's choices; `null` where it remembers none, or somebody else's. */
export function keptSettings(whose: string): PersonSettings | null {
  try {
    const kept: unknown = JSON.parse(readLocal(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('whose' in kept) || kept.whose !== whose) return null
    return { ...defaultPersonSettings, ...('settings' in kept && typeof kept.settings === 'object' && kept.settings) }
  } catch {
    return null // not ours, or cut off: the account knows better, and a guest begins anew
  }
}

export function keepSettings(whose: string, settings: PersonSettings): void {
  writeLocal(key, JSON.stringify({ whose, settings }))
}

export function forgetSettings(): void {
  writeLocal(key, null)
}

export function watchKeptSettings(listener: () => void): void {
  watchLocal(key, listener)
}
