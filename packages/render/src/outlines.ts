import { fontWords, outlineOfWords, WordSetter } from '@ramify/formats'
import type { Font } from '@ramify/text'
import { openFontFile, slices } from './font-files.ts'

/** Of the bundled fonts: what was set to be measured is not set again to be drawn. */
export const wordSetter = new WordSetter(slices, openFontFile)

/** The glyphs of a text in the first of its font's families, as it was measured; null where that is not bundled or does not have all of them. */
export const glyphsOf = fontWords(wordSetter)

/**
 * The outlines of words as SVG path data, from the start of their baseline, in whole units of so many pixels: no finer than
 * anybody sees. Null where the font, which is the first of its families, does not have all of them.
 */
export function outlineOf(text: string, font: Font, unit: number): string | null {
  const words = glyphsOf(text, font)
  return words && outlineOfWords(words, font.size, unit).data
}
