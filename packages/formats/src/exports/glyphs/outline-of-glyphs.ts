import type { GlyphFont, OutlineStep, SetGlyph } from './set-glyph.ts'

/**
 * The outlines of a text as SVG path data, from the start of its baseline, in whole units of so many pixels: no finer than anybody
 * sees. And how wide it is, in pixels.
 */
export function outlineOfGlyphs(
  glyphs: readonly SetGlyph[],
  size: number,
  unit: number,
): { readonly data: string; readonly width: number } {
  let data = ''
  let width = 0
  for (const glyph of glyphs) {
    const scale = size / glyph.font.unitsPerEm
    const drawn = glyphData(glyph, scale / unit)
    if (drawn !== '') {
      const [x, y] = [width + glyph.x * scale, -glyph.y * scale]
      data += `M${Math.round(x / unit)} ${Math.round(y / unit)}${drawn}`
    }
    width += glyph.advance * scale
  }
  return { data, width }
}

/** The same word by word: `x` is where each begins, in pixels. */
export function outlinesOfWords(
  glyphs: readonly SetGlyph[],
  size: number,
  unit: number,
): { readonly data: string; readonly x: number }[] {
  const words: { data: string; x: number }[] = []
  let from = 0
  let x = 0
  for (let at = 0; at <= glyphs.length; at++) {
    const isEnd = at === glyphs.length || (isSpace(glyphs[at - 1]) && !isSpace(glyphs[at]))
    if (!isEnd || at === from) continue
    const { data, width } = outlineOfGlyphs(glyphs.slice(from, at), size, unit)
    if (data !== '') words.push({ data, x })
    x += width
    from = at
  }
  return words
}

const isSpace = (glyph: SetGlyph | undefined) => glyph?.text === ' '

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
    data = pen.data
    drawn.set(glyph.key, data)
  }
  return data
}

type Place = readonly [number, number]

/** Writes relative commands between rounded points: short, and nothing adds up. */
class RoundingPen {
  data = ''
  readonly #scale: number
  readonly #slant: number
  #at: Place = [0, 0]
  #start: Place = [0, 0]
  #last = ''

  constructor(scale: number, slant: number) {
    this.#scale = scale
    this.#slant = slant
  }

  write({ command, args }: OutlineStep): void {
    if (command === 'closePath') {
      this.data += 'z'
      this.#last = 'z'
      this.#at = this.#start
      return
    }
    const points: Place[] = []
    for (let i = 0; i < args.length; i += 2) points.push(this.#rounded(args[i] ?? 0, args[i + 1] ?? 0))
    const end = points.at(-1) ?? this.#at
    if (command === 'moveTo') this.#start = end
    else if (points.every(([x, y]) => x === this.#at[0] && y === this.#at[1])) return
    const letter = letters[command]
    const numbers = points.flatMap(([x, y]) => [x - this.#at[0], y - this.#at[1]])
    // The same step again needs no letter.
    this.data += letter === this.#last && letter !== 'm' ? joined(numbers, true) : letter + joined(numbers, false)
    this.#last = letter
    this.#at = end
  }

  #rounded(x: number, y: number): Place {
    return [Math.round((x + this.#slant * y) * this.#scale), Math.round(-y * this.#scale)]
  }
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }

/** A minus sign parts numbers as well as a space. */
function joined(numbers: readonly number[], goesOn: boolean): string {
  return numbers.map((number, nth) => (number < 0 || (nth === 0 && !goesOn) ? `${number}` : ` ${number}`)).join('')
}
