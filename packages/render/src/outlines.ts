import { bundledFont, type Font, fontCut, scriptOfWord } from '@ramify/text'
import type { Glyph, PathCommand } from 'fontkit'
import { fontFiles, hasFiles } from './font-files.ts'
import { scriptTags } from './fontkit-measurer.ts'

/**
 * The outlines of words as SVG path data, from the start of their baseline, in whole units of so many pixels: no finer than
 * anybody sees. Null where the font, which is the first of its families, does not have all of them.
 */
export function outlineOf(text: string, { families, size, weight, italic }: Font, unit: number): string | null {
  const font = bundledFont(families[0] ?? '')
  if (!font) return null
  const cut = fontCut(font, weight, italic)
  const drawn = text.normalize('NFC').replace(unseen, '')
  if (!hasFiles(drawn, cut)) return null
  const scale = size / font.unitsPerEm / unit
  const slant = italic && !cut.italic ? synthesizedSlant : 0
  const pen = new RoundingPen(scale, slant)
  for (const { part, file } of fontFiles(drawn, cut)) {
    const { glyphs, positions } = file.layout(part, undefined, scriptTags[scriptOfWord(part) ?? 'none'])
    for (const [nth, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {}
      pen.draw(glyph, xOffset, yOffset)
      pen.x += xAdvance
    }
  }
  return pen.data
}

/** What has no width and no shape of its own, as in measuring; a space has none either, but moves what follows. */
const unseen = /(?!^)\p{M}+|[\p{Cf}\p{Cc}]/gu

/** As browsers slant a font that has no italic. */
const synthesizedSlant = 0.25

type Place = readonly [number, number]

/** Writes relative commands between rounded points: short, and nothing adds up. */
class RoundingPen {
  data = ''
  /** Where the next glyph stands, in units of its font. */
  x = 0
  readonly #scale: number
  readonly #slant: number
  #at: Place = [0, 0]
  #start: Place = [0, 0]
  #last = ''
  #dx = 0
  #dy = 0

  constructor(scale: number, slant: number) {
    this.#scale = scale
    this.#slant = slant
  }

  draw(glyph: Glyph, xOffset: number, yOffset: number): void {
    this.#dx = this.x + xOffset
    this.#dy = yOffset
    for (const command of glyph.path.commands) this.#write(command)
  }

  #write({ command, args }: PathCommand): void {
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
    const up = y + this.#dy
    return [Math.round((x + this.#dx + this.#slant * up) * this.#scale), Math.round(-up * this.#scale)]
  }
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }

/** A minus sign parts numbers as well as a space. */
function joined(numbers: readonly number[], goesOn: boolean): string {
  return numbers.map((number, nth) => (number < 0 || (nth === 0 && !goesOn) ? `${number}` : ` ${number}`)).join('')
}
