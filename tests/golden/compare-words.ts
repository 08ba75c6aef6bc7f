import { bundledFont, bundledFonts, type Font, fontCut } from '@ramify/text'
import { wordUnits } from '../../packages/render/src/fontkit-measurer.ts'
import type { RawWord } from './page/raw-words.ts'
import type { Golden } from './start-golden.ts'

interface ComparedWords {
  readonly count: number
  /** Those that browser and fontkit set in other widths. */
  readonly wrong: RawWord[]
}

const families = bundledFonts.map(({ family }) => [family])

export const uprightFonts: readonly Font[] = families.map((names) => fontOf(names, 400, false))
export const slantedFonts: readonly Font[] = families.map((names) => fontOf(names, 600, true))

/** Measures words in these fonts in the browser and with fontkit. */
export async function compareWords(
  golden: Golden,
  words: readonly string[],
  fonts: readonly Font[],
): Promise<ComparedWords> {
  const json = await golden.page.evaluate(
    async ([words, fonts]) => JSON.stringify(await window.golden.rawWords(words, fonts)),
    [words, fonts] as const,
  )
  const measured = JSON.parse(json) as RawWord[]
  const wrong = measured.filter(({ word, family, weight, italic, units }) => {
    const font = bundledFont(family)
    // Nothing is near the half where rounding would tell them apart.
    return !font || !(Math.abs(units - wordUnits(word, fontCut(font, weight, italic))) <= 0.05)
  })
  return { count: measured.length, wrong }
}

function fontOf(names: readonly string[], weight: number, italic: boolean): Font {
  return { families: names, size: 14, weight, italic }
}
