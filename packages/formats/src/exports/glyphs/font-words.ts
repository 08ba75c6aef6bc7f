import { bundledFont, type Font, type FontSlices, fontCut, fontFile, forEachPart, glyphFinder } from '@ramify/text'
import type { SetWord } from './set-glyph.ts'
import { fontFileName, type WordSetter } from './word-setter.ts'

/** Sets texts in the first of their families, word by word as they were measured; null where it does not have all of them. */
export function fontWords(setter: WordSetter): (text: string, font: Font) => SetWord[] | null {
  return (text, { families, weight, italic }) => {
    const font = bundledFont(families[0] ?? '')
    if (!font) return null
    const cut = fontCut(font, weight, italic)
    const words: SetWord[] = []
    let isWhole = true
    const add = (word: string) => {
      const set = isWhole ? setter.set(word, cut, italic) : null
      if (set) words.push(set)
      else isWhole = false
    }
    const seen = visible(text)
    // A mark without a letter takes no room where texts are measured, but is drawn.
    if (/^\p{M}/u.test(seen)) add(seen)
    else {
      forEachPart(seen, glyphFinder(families), {
        part: add,
        character: (codePoint) => add(String.fromCodePoint(codePoint)),
      })
    }
    return isWhole ? words : null
  }
}

/** Which files a text needs, by their names in `node_modules`. */
export function fontFilesOf(slices: FontSlices, text: string, { families, weight, italic }: Font): string[] {
  const font = bundledFont(families[0] ?? '')
  if (!font) return []
  const cut = fontCut(font, weight, italic)
  const names = new Set<string>()
  for (const character of visible(text)) {
    const slice = slices.sliceOf(character, font)
    if (slice) names.add(fontFileName(cut, fontFile(cut, slice)))
  }
  return [...names]
}

const visible = (text: string) => (plain.test(text) ? text : text.normalize('NFC').replace(unseen, ''))

/** Most texts: nothing in them is composed or unseen. */
const plain = /^[\x20-\x7e\u4e00-\u9fff]*$/

/** What has no width and no shape of its own, as in measuring; a space has none either, but moves what follows. */
const unseen = /(?!^)\p{M}+|[\p{Cf}\p{Cc}]/gu
