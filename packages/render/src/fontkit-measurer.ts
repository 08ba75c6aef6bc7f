import { cachedMeasurer, type FontCut, type Measurer, scriptOfWord } from '@ramify/text'
import { fontFiles } from './font-files.ts'

/** Measures as a browser does with the same bundled fonts; their files are opened when a text first needs them. */
export function fontkitMeasurer(): Measurer {
  return cachedMeasurer(wordUnits)
}

/** The advance width in units of the font. */
export function wordUnits(word: string, cut: FontCut): number {
  const script = scriptTags[scriptOfWord(word) ?? 'none']
  return fontFiles(word, cut).reduce(
    (sum, { part, file }) => sum + file.layout(part, undefined, script).advanceWidth,
    0,
  )
}

/** Left to itself fontkit would take all words without letters for the default script, where Noto Serif SC has other digits. */
const scriptTags = { latin: 'latn', greek: 'grek', cyrillic: 'cyrl', none: 'DFLT' }
