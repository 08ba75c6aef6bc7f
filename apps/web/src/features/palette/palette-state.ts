import { readLocal, writeLocal } from '../../platform/storage/local.ts'
import { createStore, useStore } from '../../platform/store.ts'

const recentKey = 'ramify.recent-actions'
const recentAtMost = 5

const isOpen = createStore(false)

export const openPalette = () => isOpen.set(true)
export const closePalette = () => isOpen.set(false)
export const usePaletteOpen = () => useStore(isOpen)

/** Ids of what was chosen here last, newest first. */
export function recentActions(): string[] {
  return (readLocal(recentKey) ?? '').split(' ').filter(Boolean)
}

export function rememberAction(id: string): void {
  const others = recentActions().filter((other) => other !== id)
  writeLocal(recentKey, [id, ...others].slice(0, recentAtMost).join(' '))
}
