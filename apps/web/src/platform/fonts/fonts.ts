import {
  bundledFonts,
  cachedMeasurer,
  emojiFont,
  type FontCut,
  fontCut,
  type Measurer,
  type StyledRun,
} from '@ramify/text'
import { afterNextPaint } from '../after-next-paint.ts'
import { canvasWords } from './canvas-words.ts'
import { createFontLoader } from './font-loader.ts'
import { neededClusters } from './needed-clusters.ts'

/** Longer than this nobody waits for fonts: the text is shown as it can be, and laid out again when they have come. */
const patience = 1000

/** Who shows texts hears when fonts have come that they were shown without, and whether their widths are others now. */
type FontListener = (arrived: { changesWidths: boolean }) => void

const loader = createFontLoader()
const listeners = new Set<FontListener>()
let measurer: Measurer | undefined
/** Some text was laid out without its font, by guess. */
let isGuessed = false
/** Some text is drawn by a font of the system until its own has come; its width is the same. */
let isDrawnPlainly = false

loader.onSettled(() => {
  if (!isGuessed && !isDrawnPlainly) return
  const arrived = { changesWidths: isGuessed }
  isGuessed = false
  isDrawnPlainly = false
  // What was laid out with the one before is not taken for right.
  if (measurer && arrived.changesWidths) measurer = { ...measurer }
  for (const listener of [...listeners]) listener(arrived)
})

/** Measures with the fonts of the page. What it has no font for yet it guesses, and gets the font: see `onFontsArrived`. */
export function canvasMeasurer(): Measurer {
  if (!measurer) {
    const measureWord = canvasWords()
    const isHere = (word: string, cut: FontCut) => {
      if (loader.has(word, cut)) return true
      loader.request([word], cut)
      isGuessed = true
      return false
    }
    measurer = cachedMeasurer((word, cut) => (isHere(word, cut) ? measureWord(word, cut) : null), {
      willDraw: requestSoon,
    })
  }
  return measurer
}

const soon = new Map<FontCut, Set<string>>()

/** Of text whose width is known: it is on the screen before its font takes time of anybody. */
function requestSoon(text: string, cut: FontCut): void {
  if (soon.size === 0) {
    void afterNextPaint().then(() => {
      isDrawnPlainly = true
      for (const [each, texts] of soon) loader.request(texts, each)
      soon.clear()
    })
  }
  const texts = soon.get(cut)
  if (texts) texts.add(text)
  else soon.set(cut, new Set([text]))
}

/** Fetches what most topics are set in while the document is on its way. Nobody waits for it. */
export function fetchUsualFonts(): void {
  const fonts = bundledFonts.filter(({ id }) => id === 'inter')
  for (const font of fonts) for (const weight of [400, 600]) loader.request(['a'], fontCut(font, weight, false))
}

/** Waits, a second at most, until the fonts that draw these texts are in the page. */
export const prepareFonts = (runs: Iterable<StyledRun>): Promise<void> => prepare(runs, 'draw')

/** The same for what texts are measured with: Chinese has its widths without a font. */
export const prepareWidths = (runs: Iterable<StyledRun>): Promise<void> => prepare(runs, 'measure')

async function prepare(runs: Iterable<StyledRun>, purpose: 'draw' | 'measure'): Promise<void> {
  for (const [cut, clusters] of neededClusters(runs, purpose)) loader.request(clusters, cut)
  await Promise.race([loader.settled(), new Promise((resolve) => setTimeout(resolve, patience))])
}

/** Waits until the outlined emoji are in the page that stand for these where text is not drawn by us. */
export async function fetchEmojiFont(clusters: readonly string[]): Promise<void> {
  loader.request(clusters, fontCut(emojiFont, 400, false))
  await loader.settled()
}

/** Calls back when fonts have come that texts were laid out or drawn without, once for all of them. */
export function onFontsArrived(listener: FontListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
