import { canvasWords } from '../../../apps/web/src/platform/fonts/canvas-words.ts'
import { cachedMeasurer, type Font } from '../../../packages/text/src/index.ts'
import { waitForFonts } from './wait-for-fonts.ts'

export interface RawWord {
  readonly word: string
  readonly family: string
  readonly weight: number
  readonly italic: boolean
  /** In units of the font, before any rounding. */
  readonly units: number
}

/** What the browser measures while it measures these texts: each word by itself, whole or as pairs. */
export async function rawWords(texts: readonly string[], fonts: readonly Font[]): Promise<RawWord[]> {
  await waitForFonts(fonts.map((font) => ({ text: texts.join(' '), font })))
  const measureWord = canvasWords()
  const words: RawWord[] = []
  const spy = cachedMeasurer((word, cut) => {
    const units = measureWord(word, cut) ?? Number.NaN
    words.push({ word, family: cut.font.family, weight: cut.weight, italic: cut.italic, units })
    return units
  })
  for (const font of fonts) for (const text of texts) spy.width(text, font)
  return words
}
