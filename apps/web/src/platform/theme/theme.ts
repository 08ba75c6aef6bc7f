import { readLocal, watchLocal, writeLocal } from '../storage/local.ts'
import { createStore, useStore } from '../store.ts'

export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

interface AppTheme {
  choice: ThemeChoice
  /** What `system` means right now. */
  shown: 'light' | 'dark'
}

const storageKey = 'ramify.theme'
const systemDark = matchMedia('(prefers-color-scheme: dark)')
const current = createStore<AppTheme>(resolve(storedChoice()))

systemDark.addEventListener('change', () => show(current.get().choice))
watchLocal(storageKey, () => show(storedChoice()))

export function changeTheme(choice: ThemeChoice): void {
  writeLocal(storageKey, choice)
  show(choice)
}

export function currentTheme(): AppTheme {
  return current.get()
}

export function useTheme(): AppTheme {
  return useStore(current)
}

function show(choice: ThemeChoice): void {
  const theme = resolve(choice)
  document.documentElement.dataset.theme = theme.shown
  current.set(theme)
}

function resolve(choice: ThemeChoice): AppTheme {
  const shown = choice === 'system' ? (systemDark.matches ? 'dark' : 'light') : choice
  return { choice, shown }
}

function storedChoice(): ThemeChoice {
  const stored = readLocal(storageKey)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}
