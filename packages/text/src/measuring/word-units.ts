import type { FontCut } from '../fonts/font-cut.ts'

/**
 * Advance width of a word set in one font, in the font's own units: whole numbers, so what differs between text engines
 * by rounding alone comes out equal. `null` while the font is not there yet.
 */
export type MeasureWord = (word: string, cut: FontCut) => number | null

/**
 * A cache by word, and below it one by pair. Kerning knows pairs only, so plain words and numbers follow from their pairs,
 * and a map with thousands of different words asks the engine (20 to 60 µs a word) for a few hundred pairs. All other words
 * go to the engine whole, as Inter chooses most signs by wider context and other fonts have letters that change beside some others.
 */
export function wordUnits(measure: MeasureWord): MeasureWord {
  const caches = new Map<FontCut, CutCache>()

  function measured(text: string, cut: FontCut, { words }: CutCache): number | null {
    const known = words.get(text)
    if (known !== undefined) return known
    const units = measure(text, cut)
    if (units === null) return null
    // What is off by an engine's arithmetic is off by hundredths: nothing is near the half where rounding would differ.
    return remember(words, text, Math.round(units))
  }

  /** By how much the second letter, after the first, makes the word wider. */
  function step(word: string, index: number, cut: FontCut, cache: CutCache): number | null {
    const key = word.charCodeAt(index - 1) * 0x10000 + word.charCodeAt(index)
    const known = cache.steps.get(key)
    if (known !== undefined) return known
    const pair = measured(word.slice(index - 1, index + 1), cut, cache)
    const first = measured(word.charAt(index - 1), cut, cache)
    return pair === null || first === null ? null : remember(cache.steps, key, pair - first)
  }

  function measuredByPairs(word: string, cut: FontCut, cache: CutCache): number | null {
    let units = measured(word.charAt(0), cut, cache)
    for (let index = 1; units !== null && index < word.length; index++) {
      const more = step(word, index, cut, cache)
      units = more === null ? null : units + more
    }
    return units === null ? null : remember(cache.words, word, units)
  }

  return (word, cut) => {
    let cache = caches.get(cut)
    if (!cache) {
      cache = { words: new Map(), steps: new Map() }
      caches.set(cut, cache)
    }
    const known = cache.words.get(word)
    if (known !== undefined) return known
    return followsFromPairs(word, cut) ? measuredByPairs(word, cut, cache) : measured(word, cut, cache)
  }
}

/** Whether its letters stand as each two of them do by themselves. */
export function followsFromPairs(word: string, { font }: FontCut): boolean {
  return word.length > 2 && plain.test(word) && !(font.ligatures && joined.test(word))
}

interface CutCache {
  readonly words: Map<string, number>
  /** By pair of letters. */
  readonly steps: Map<number, number>
}

const plain = /^(?:[\p{L}.,;!?'’"“”]+|[0-9.,]+)$/u
/** An f joins its neighbours; a j, a Q and an ß become other glyphs in Work Sans or Bitter, with other room to what follows. */
const joined = /f[fijltäëì-ïö]|[gjqQĝğġģĵ][jĵ]|Q[Jgpyøýþÿ]|ß/u

/** Texts come and go while people type for hours; what is measured anew costs microseconds. */
const maximumWords = 50_000

function remember<Key>(cache: Map<Key, number>, key: Key, units: number): number {
  if (cache.size >= maximumWords) cache.clear()
  cache.set(key, units)
  return units
}
