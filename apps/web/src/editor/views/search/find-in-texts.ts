import type { SearchedText } from '../../mindmap/search/searched-texts.ts'

/** One place where something was found. */
export interface Hit extends Omit<SearchedText, 'words'> {
  readonly start: number
  readonly end: number
}

/** More than anybody steps through; all of them in a huge map would only take long. */
const mostHits = 10_000

/** Stops early with what was found by then when `isLate` says so. */
export function findInTexts(
  texts: Iterable<SearchedText>,
  pattern: RegExp,
  isLate: () => boolean = () => false,
): Hit[] {
  const hits: Hit[] = []
  let walked = 0
  for (const text of texts) {
    add(hits, pattern, text)
    // The clock costs more than many a topic.
    if (hits.length >= mostHits || (++walked % 32 === 0 && isLate())) break
  }
  return hits
}

function add(hits: Hit[], pattern: RegExp, { id, part, nth, topic, words }: SearchedText): void {
  // By hand: `matchAll` copies the pattern for every text.
  pattern.lastIndex = 0
  for (let found = pattern.exec(words); found; found = pattern.exec(words)) {
    const { index } = found
    const end = index + found[0].length
    // A pattern may find nothing, everywhere.
    if (end > index) hits.push({ id, part, nth, topic, start: index, end })
    else pattern.lastIndex = index + ((words.codePointAt(index) ?? 0) > 0xffff ? 2 : 1)
  }
}
