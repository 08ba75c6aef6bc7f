import { defaultPersonSettings, type PersonSettings } from '@ramify/contract'
import { ownKeys } from '../actions/own-keys.ts'
import { api } from '../api/api.ts'
import { showError } from '../show-error.ts'
import { readLocal, watchLocal, writeLocal } from '../storage/local.ts'
import { createStore } from '../store.ts'
import { currentToken } from './session-store.ts'

const key = 'ramify.settings'

/** What the person has chosen for themselves: as the account says, for a guest as this browser remembers. */
export const settings = createStore<PersonSettings>(stored())

settings.subscribe(() => {
  writeLocal(key, JSON.stringify(settings.get()))
  ownKeys.set(settings.get().shortcuts)
})
watchLocal(key, () => settings.set(stored()))
ownKeys.set(settings.get().shortcuts)

/** Shown at once; taken back, and said, when the server will not have it. */
export async function changeSettings(change: Partial<PersonSettings>): Promise<void> {
  const before = settings.get()
  settings.set({ ...before, ...change })
  if (currentToken() === null) return
  try {
    await api('/user/edit-data', change)
  } catch (error) {
    settings.set(before)
    showError(error)
  }
}

function stored(): PersonSettings {
  try {
    const known: unknown = JSON.parse(readLocal(key) ?? '{}')
    return { ...defaultPersonSettings, ...(typeof known === 'object' ? known : {}) }
  } catch {
    return defaultPersonSettings
  }
}
