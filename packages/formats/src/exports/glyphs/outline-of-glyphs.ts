import { RoundingPen } from './rounding-pen.ts'
import type { GlyphFont, SetGlyph, SetWord } from './set-glyph.ts'

/** The outlines of a word as SVG path data, from the start of its baseline, and how wide it is, in pixels. */
interface WordOutline {
  readonly data: string
  readonly width: number
}

/**
 * The outlines of a text as SVG path data, from the start of its baseline, in whole units of so many pixels: no finer than anybody
 * sees. And how wide it is, in pixels.
 */
export function outlineOfWords(words: readonly SetWord[], size: number, unit: number): WordOutline {
  const data: string[] = []
  let width = 0
  for (const word of words) width += addOutline(data, word, size, unit, width)
  return { data: data.join(''), width }
}

/** The same word by word: `x` is where each begins, in pixels. */
export function outlinesOfWords(
  words: readonly SetWord[],
  size: number,
  unit: number,
): { readonly data: string; readonly x: number }[] {
  const outlines: { data: string; x: number }[] = []
  let x = 0
  for (const word of words) {
    const { data, width } = outlineOfWord(word, size, unit)
    if (data !== '') outlines.push({ data, x })
    x += width
  }
  return outlines
}

/** Words come again and again, and writing one takes longer than finding it. */
const knownWords = new WeakMap<SetWord, KnownOutline[]>()
/** Of one word: a document has few sizes of text. */
const mostSizesOfWord = 8

interface KnownOutline {
  readonly size: number
  readonly unit: number
  readonly outline: WordOutline
}

function outlineOfWord(word: SetWord, size: number, unit: number): WordOutline {
  let known = knownWords.get(word)
  if (!known) {
    known = []
    knownWords.set(word, known)
  }
  const found = known.find((each) => each.size === size && each.unit === unit)
  if (found) return found.outline
  const data: string[] = []
  const width = addOutline(data, word, size, unit, 0)
  const outline = { data: data.join(''), width }
  if (known.length >= mostSizesOfWord) known.length = 0
  known.push({ size, unit, outline })
  return outline
}

/** Adds the outlines of a word that begins at `left`, and says how wide it is. */
function addOutline(data: string[], word: SetWord, size: number, unit: number, left: number): number {
  let width = 0
  for (const glyph of word) {
    const scale = size / glyph.font.unitsPerEm
    const drawn = glyphData(glyph, scale / unit)
    if (drawn !== '') {
      const [x, y] = [left + width + glyph.x * scale, -glyph.y * scale]
      data.push(`M${Math.round(x / unit)} ${Math.round(y / unit)}`, drawn)
    }
    width += glyph.advance * scale
  }
  return width
}

/** By font and how large a unit of it is drawn, then by glyph. */
const known = new WeakMap<GlyphFont, Map<number, Map<string, string>>>()
/** Of one font: a document has few sizes, a process many documents. */
const mostSizes = 20

/** One glyph from its own origin: the same wherever it stands, so it is written once. */
function glyphData(glyph: SetGlyph, scale: number): string {
  let sizes = known.get(glyph.font)
  if (!sizes) {
    sizes = new Map()
    known.set(glyph.font, sizes)
  }
  let drawn = sizes.get(scale)
  if (!drawn) {
    if (sizes.size >= mostSizes) sizes.clear()
    drawn = new Map()
    sizes.set(scale, drawn)
  }
  let data = drawn.get(glyph.key)
  if (data === undefined) {
    const pen = new RoundingPen(scale, glyph.font.slant)
    for (const step of glyph.outline()) pen.write(step)
    data = pen.finish()
    drawn.set(glyph.key, data)
  }
  return data
}
