import { type MapSnapshot, type NodeId, tops, walk } from '@ramify/document'

export interface Query {
  readonly words: string
  readonly matchesCase: boolean
  readonly wholeWords: boolean
  /** The words are a regular expression. */
  readonly isPattern: boolean
}

/** One place where something was found. */
export interface Hit {
  readonly id: NodeId
  readonly part: 'text' | 'note' | 'link'
  readonly start: number
  readonly end: number
}

/** More than anybody steps through; all of them in a huge map would only take long. */
const mostHits = 10_000
/** A pattern can take for ever: what was found by then is shown. */
const patience = 200

/** Null when there is nothing to look for, or the pattern is none. */
export function patternOf({ words, matchesCase, wholeWords, isPattern }: Query): RegExp | null {
  if (words === '') return null
  const source = isPattern ? words : words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const whole = wholeWords ? `(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])` : source
  try {
    return new RegExp(whole, matchesCase ? 'gu' : 'giu')
  } catch {
    return null
  }
}

/** In the order of the map, branch after branch. */
export function findInMap(snapshot: MapSnapshot, pattern: RegExp | null): Hit[] {
  const hits: Hit[] = []
  if (!pattern) return hits
  const late = performance.now() + patience
  for (const { id, text, note, link } of walk(snapshot, tops(snapshot))) {
    add(hits, id, 'text', text.text, pattern)
    if (note.text !== '') add(hits, id, 'note', note.text, pattern)
    if (link) add(hits, id, 'link', link.url, pattern)
    if (hits.length >= mostHits || performance.now() > late) break
  }
  return hits
}

function add(hits: Hit[], id: NodeId, part: Hit['part'], text: string, pattern: RegExp): void {
  // By hand: `matchAll` copies the pattern for every text.
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const { index } = found
    const end = index + found[0].length
    // A pattern may find nothing, everywhere.
    if (end > index) hits.push({ id, part, start: index, end })
    else pattern.lastIndex = index + ((text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)
  }
}
