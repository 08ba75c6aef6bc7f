import { dots } from './dots.ts'
import { grid } from './grid.ts'
import { lines } from './lines.ts'
import type { Pattern } from './pattern.ts'

/** Every pattern of the paper, by the name that themes and documents use. */
export const patterns = { none: () => [], grid, dots, lines } satisfies Record<string, Pattern>

export function patternByName(name: string): Pattern {
  return Object.hasOwn(patterns, name) ? patterns[name as keyof typeof patterns] : patterns.none
}
