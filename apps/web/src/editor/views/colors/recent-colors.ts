import { readLocal, writeLocal } from '../../../platform/storage/local.ts'

const key = 'ramify.colours'
const most = 10

/** Colours chosen last in this browser, the newest first; forgotten when whoever chose them signs out. */
export function recentColors(): string[] {
  return (readLocal(key) ?? '')
    .split(' ')
    .filter((color) => /^#[0-9a-f]{6}$/.test(color))
    .slice(0, most)
}

export function rememberColor(color: string): void {
  const others = recentColors().filter((each) => each !== color)
  writeLocal(key, [color, ...others].slice(0, most).join(' '))
}
