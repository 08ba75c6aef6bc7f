import { fontGlyphs, outlineOfGlyphs } from '@ramify/formats'
import type { Font } from '@ramify/text'
import { openFontFile, slices } from './font-files.ts'

/** The glyphs of a text in the first of its font's families, as it was measured; null where that is not bundled or does not have all of them. */
export const glyphsOf = fontGlyphs(slices, openFontFile)

/**
 * The outlines of words as SVG path data, from the start of their baseline, in whole units of so many pixels: no finer than
 * anybody sees. Null where the font, which is the first of its families, does not have all of them.
 */
export function outlineOf(text: string, font: Font, unit: number): string | null {
  const glyphs = glyphsOf(text, font)
  return glyphs && outlineOfGlyphs(glyphs, font.size, unit).data
}
