import type { Hit } from './find-in-texts.ts'

/** What comes in the place of one that was found in a text. */
export type Instead = (text: string, found: Pick<Hit, 'start' | 'end'>) => string

/** What a person wrote as it is; where they looked for a pattern its groups can be named in it. */
export function insteadOf(pattern: RegExp, replacement: string, isPattern: boolean): Instead {
  if (!isPattern) return () => replacement
  const there = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}y`)
  // In the whole text: a pattern may look at what stands before and behind.
  return (text, { start, end }) => {
    there.lastIndex = start
    const after = text.replace(there, replacement)
    return after.slice(start, after.length - (text.length - end))
  }
}
