import { canvasWords } from '../../../apps/web/src/platform/fonts/canvas-words.ts'
import { prepareFonts } from '../../../apps/web/src/platform/fonts/index.ts'
import { cachedMeasurer, type Font } from '../../../packages/text/src/index.ts'

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
  const runs = fonts.map((font) => ({ text: texts.join(' '), font }))
  // A slow machine may need longer for all the fonts at once than a person would wait.
  let start: number
  do {
    start = performance.now()
    await prepareFonts(runs)
  } while (performance.now() - start > 1000)
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
