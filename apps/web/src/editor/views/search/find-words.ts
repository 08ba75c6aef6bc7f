import type { MapSnapshot } from '@ramify/document'
import { searchedTexts } from '../../mindmap/search/searched-texts.ts'
import { findInTexts, type Hit } from './find-in-texts.ts'

/** In a huge map, what was found by then is shown. */
const longestMs = 200

/** For words: each text takes as long as it is long. Regular expressions can take for ever: `pattern-search.ts`. */
export function findInMap(snapshot: MapSnapshot, pattern: RegExp | null): Hit[] {
  const end = performance.now() + longestMs
  return pattern ? findInTexts(searchedTexts(snapshot), pattern, () => performance.now() > end) : []
}
