import { readLocal, writeLocal } from '../../platform/storage/local.ts'
import { createStore } from '../../platform/store.ts'

const key = 'ramify.colours'
const most = 10

/** Colours chosen last in this browser, the newest first. */
export const recentColors = createStore<readonly string[]>(remembered())

export function rememberColor(color: string): void {
  const colors = [color, ...recentColors.get().filter((each) => each !== color)].slice(0, most)
  recentColors.set(colors)
  writeLocal(key, colors.join(' '))
}

function remembered(): string[] {
  return (readLocal(key) ?? '')
    .split(' ')
    .filter((color) => /^#[0-9a-f]{6}$/.test(color))
    .slice(0, most)
}
