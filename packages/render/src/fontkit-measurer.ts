import { cachedMeasurer, type FontCut, type Measurer } from '@ramify/text'
import { wordSetter } from './outlines.ts'

/** Measures as a browser does with the same bundled fonts; their files are opened when a text first needs them. */
export function fontkitMeasurer(): Measurer {
  return cachedMeasurer(wordUnits)
}

/** The advance width in units of the font. */
export function wordUnits(word: string, cut: FontCut): number {
  const units = wordSetter.width(word, cut)
  if (units === null) throw new Error(`${cut.font.family} has no ${JSON.stringify(word)}`)
  return units
}
