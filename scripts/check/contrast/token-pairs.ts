import { type ContrastPair, legible, visible } from './contrast-pair.ts'
import type { TokenColors } from './token-colors.ts'

const states = ['success', 'warning', 'danger', 'vip']
const changes = ['added', 'removed', 'changed', 'moved']
const surfaces = ['bg-app', 'bg-surface', 'bg-raised', 'bg-sunken', 'bg-hover', 'bg-canvas']
const selected = ['accent-soft', 'accent-soft-2']
const people = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `presence-${number}`)

/** Which text is read on which ground. */
const texts: Record<string, readonly string[]> = {
  'text-1': [...surfaces, 'bg-active', ...selected],
  'text-2': [...surfaces, 'bg-active', ...selected],
  'text-3': surfaces,
  'text-inverse': ['bg-inverse'],
  'text-inverse-2': ['bg-inverse'],
  'text-on-accent': [
    ...['accent-solid', 'accent-solid-hover', 'accent-solid-active', 'danger-solid', 'danger-solid-hover'],
    'guide-tag',
    ...people,
  ],
  'accent-text': ['bg-surface', 'bg-app', 'bg-raised', 'bg-hover', ...selected],
  ...Object.fromEntries(states.map((state) => [`${state}-text`, ['bg-surface', 'bg-raised', `${state}-soft`]])),
  ...Object.fromEntries(changes.map((change) => [`diff-${change}-text`, [`diff-${change}-soft`, 'diff-canvas']])),
  'diff-same-text': ['diff-canvas'],
}

/** Which line, icon or mark must be seen on which ground. */
const graphics: Record<string, readonly string[]> = {
  accent: ['bg-surface', 'bg-app', 'bg-raised', 'bg-canvas'],
  'line-control': ['bg-surface', 'bg-app', 'bg-raised', 'bg-canvas'],
  'accent-solid': ['bg-surface', 'bg-raised'],
  ...Object.fromEntries(states.map((state) => [state, ['bg-surface']])),
  ...Object.fromEntries(changes.map((change) => [`diff-${change}`, ['diff-canvas']])),
}

export function tokenPairs(look: string, colors: TokenColors): ContrastPair[] {
  const pairs = (table: typeof texts, atLeast: number) =>
    Object.entries(table).flatMap(([front, grounds]) =>
      grounds.map((back) => ({
        where: `tokens, ${look}: ${front} on ${back}`,
        front: colors[front],
        back: colors[back],
        atLeast,
      })),
    )
  return [...pairs(texts, legible), ...pairs(graphics, visible)]
}
