import { faultIn, type PatternFault } from './pattern-fault.ts'

export interface Query {
  readonly words: string
  readonly matchesCase: boolean
  readonly wholeWords: boolean
  /** The words are a regular expression. */
  readonly isPattern: boolean
}

/** Null when there is nothing to look for, or the pattern is none. */
export function patternOf({ words, matchesCase, wholeWords, isPattern }: Query): RegExp | null {
  // By itself first: in the brackets below `a)(b` would be one.
  if (words === '' || (isPattern && !made(words, 'u'))) return null
  const source = isPattern ? words : words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return made(wholeWords ? whole(source, isPattern) : source, matchesCase ? 'gu' : 'giu')
}

/** What is wrong with what is looked for; null: it can be looked for, or there is nothing yet. */
export function faultOf(query: Query): PatternFault | null {
  return query.words === '' || patternOf(query) ? null : faultIn(query.words)
}

/** Words are looked for before their surroundings, which take four times as long; a pattern would count its groups twice. */
function whole(source: string, isPattern: boolean): string {
  const ahead = isPattern ? '' : `(?=${source})`
  return `${ahead}(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])`
}

function made(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags)
  } catch {
    return null
  }
}
