import {
  bundledFonts,
  cachedMeasurer,
  emojiFont,
  type FontCut,
  fontCut,
  type Measurer,
  type StyledRun,
} from '@ramify/text'
import { canvasWords } from './canvas-words.ts'
import { createFontLoader } from './font-loader.ts'
import { neededClusters } from './needed-clusters.ts'

/** Longer than this nobody waits for fonts: the text is shown as it can be, and laid out again when they have come. */
const patience = 1000

const loader = createFontLoader()
const listeners = new Set<() => void>()
let measurer: Measurer | undefined
/** Some text was laid out, or will be drawn, without its font. */
let isBehind = false

loader.onSettled(() => {
  if (!isBehind) return
  isBehind = false
  // What was laid out with the one before is not taken for right.
  if (measurer) measurer = { ...measurer }
  for (const listener of [...listeners]) listener()
})

/** Measures with the fonts of the page. What it has no font for yet it guesses, and gets the font: see `onFontsArrived`. */
export function canvasMeasurer(): Measurer {
  if (!measurer) {
    const measureWord = canvasWords()
    const isHere = (text: string, cut: FontCut) => {
      if (loader.has(text, cut)) return true
      loader.request([text], cut)
      isBehind = true
      return false
    }
    measurer = cachedMeasurer((word, cut) => (isHere(word, cut) ? measureWord(word, cut) : null), { willDraw: isHere })
  }
  return measurer
}

/** Fetches what most topics are set in while the document is on its way. Nobody waits for it. */
export function fetchUsualFonts(): void {
  const fonts = bundledFonts.filter(({ id }) => id === 'inter')
  for (const font of fonts) for (const weight of [400, 600]) loader.request(['a'], fontCut(font, weight, false))
}

/** Waits, a second at most, until the fonts of these texts are in the page. */
export async function prepareFonts(runs: Iterable<StyledRun>): Promise<void> {
  for (const [cut, clusters] of neededClusters(runs)) loader.request(clusters, cut)
  await Promise.race([loader.settled(), new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Waits until the outlined emoji are in the page that stand for these where text is not drawn by us. */
export async function fetchEmojiFont(clusters: readonly string[]): Promise<void> {
  loader.request(clusters, fontCut(emojiFont, 400, false))
  await loader.settled()
}

/** Calls back when fonts have come that texts were laid out without: do it again, once for all of them. */
export function onFontsArrived(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
