import { findInTexts, type Hit, type SearchedText } from './find-in-texts.ts'

/** In a huge document, what was found by then is shown. */
const longestMs = 200

/** For words: each text takes as long as it is long. Regular expressions can take for ever: `pattern-search.ts`. */
export function findWords(texts: Iterable<SearchedText>, pattern: RegExp | null): Hit[] {
  const end = performance.now() + longestMs
  return pattern ? findInTexts(texts, pattern, () => performance.now() > end) : []
}
