import { defaultPersonSettings, type PersonSettings } from '@ramify/contract'
import { ownKeys } from '../actions/own-keys.ts'
import { api } from '../api/api.ts'
import { showError } from '../show-error.ts'
import { createStore } from '../store.ts'
import { joinedIcons, joinedSettings, joinedShapes, joinedThemes } from './joined-settings.ts'
import { forgetSettings, keepSettings, keptSettings, watchKeptSettings } from './kept-settings.ts'
import { currentToken, sessionStore } from './session-store.ts'

const guest = 'guest'

/** Whose they are: they go with their person, and the next one begins with the usual ones. */
let whose = person()
/** The account has said what it has; a guest has nobody else to ask. */
let isTold = whose === guest || keptSettings(whose) !== null

/** Changes that the account has not confirmed yet. */
const pending = new Set<Partial<PersonSettings>>()
/** By setting, which change of it was confirmed last: they are numbered. */
const confirmed = new Map<string, number>()
let confirmedChanges = 0

/** What the person has chosen for themselves: as the account says, for a guest as this browser remembers. */
export const settings = createStore<PersonSettings>(keptSettings(whose) ?? defaultPersonSettings)

settings.subscribe(() => {
  if (isTold) keepSettings(whose, settings.get())
  ownKeys.set(settings.get().shortcuts)
})
ownKeys.set(settings.get().shortcuts)
watchKeptSettings(read)
sessionStore.subscribe(() => {
  if (person() === whose) return
  const made = whose === guest ? settings.get() : defaultPersonSettings
  pending.clear()
  confirmed.clear()
  read()
  if (keptSettings(whose) === null) forgetSettings()
  const isMade = made.custom_themes.length + made.custom_shapes.length + made.custom_icons.length > 0
  if (isMade && currentToken() !== null) void carryOver(made)
})

/** Called when the account is asked; what comes back takes the answer. Of what was changed here meanwhile the answer may not know. */
export function askSettings(): (told: PersonSettings) => void {
  const confirmedBefore = confirmedChanges
  return (told) => {
    const isNewer = (key: string) =>
      (confirmed.get(key) ?? 0) > confirmedBefore || [...pending].some((change) => key in change)
    const newer = Object.entries(settings.get()).filter(([key]) => isNewer(key))
    settingsTold({ ...told, ...Object.fromEntries(newer) })
  }
}

function settingsTold(told: PersonSettings): void {
  isTold = true
  settings.set(told)
}

/** Shown at once; taken back, and said, when the server will not have it: then the answer is no. */
export async function changeSettings(change: Partial<PersonSettings>): Promise<boolean> {
  const token = currentToken()
  let before = settings.get()
  settings.set({ ...before, ...change })
  if (token === null) return true
  pending.add(change)
  try {
    let wanted = change
    if (!isTold) {
      const { settings: known } = await api('/user/info', {})
      if (currentToken() !== token) return false
      before = known
      wanted = joinedSettings(known, change)
      settingsTold({ ...known, ...wanted })
    }
    await api('/user/edit-data', wanted)
    if (currentToken() === token) noteConfirmed(change)
    return true
  } catch (error) {
    // Whoever is here now chose nothing of it.
    if (currentToken() === token) settings.set(before)
    showError(error)
    return false
  } finally {
    pending.delete(change)
  }
}

function noteConfirmed(change: Partial<PersonSettings>): void {
  confirmedChanges += 1
  for (const key of Object.keys(change)) confirmed.set(key, confirmedChanges)
}

/** Themes, shapes and icons that somebody made before signing in come along, after those of the account, for as many as it takes. */
async function carryOver({ custom_themes, custom_shapes, custom_icons }: PersonSettings): Promise<void> {
  const { custom_themes: themes, custom_shapes: shapes, custom_icons: icons } = settings.get()
  await changeSettings({
    ...(custom_themes.length > 0 && { custom_themes: joinedThemes(themes, custom_themes) }),
    ...(custom_shapes.length > 0 && { custom_shapes: joinedShapes(shapes, custom_shapes) }),
    ...(custom_icons.length > 0 && { custom_icons: joinedIcons(icons, custom_icons) }),
  })
}

function read(): void {
  whose = person()
  const kept = keptSettings(whose)
  isTold = whose === guest || kept !== null
  settings.set(kept ?? defaultPersonSettings)
}

function person(): string {
  const session = sessionStore.get()
  return session === null ? guest : (session.user?.user_id ?? '')
}
