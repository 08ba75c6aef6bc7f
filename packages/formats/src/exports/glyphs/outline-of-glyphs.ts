import type { OutlineStep, SetGlyph } from './set-glyph.ts'

/**
 * The outlines of a text as SVG path data, from the start of its baseline, in whole units of so many pixels: no finer than anybody
 * sees. And how wide it is, in pixels.
 */
export function outlineOfGlyphs(
  glyphs: readonly SetGlyph[],
  size: number,
  unit: number,
): { readonly data: string; readonly width: number } {
  const pen = new RoundingPen(unit)
  let width = 0
  for (const glyph of glyphs) {
    const scale = size / glyph.font.unitsPerEm
    pen.place(width + glyph.x * scale, glyph.y * scale, scale, glyph.font.slant)
    for (const step of glyph.outline()) pen.write(step)
    width += glyph.advance * scale
  }
  return { data: pen.data, width }
}

type Place = readonly [number, number]

/** Writes relative commands between rounded points: short, and nothing adds up. */
class RoundingPen {
  data = ''
  readonly #unit: number
  #at: Place = [0, 0]
  #start: Place = [0, 0]
  #last = ''
  #x = 0
  #y = 0
  #scale = 1
  #slant = 0

  constructor(unit: number) {
    this.#unit = unit
  }

  /** Where the next glyph stands, in pixels, and how large one unit of its font is. */
  place(x: number, y: number, scale: number, slant: number): void {
    this.#x = x
    this.#y = y
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
    const right = this.#x + (x + this.#slant * y) * this.#scale
    const up = this.#y + y * this.#scale
    return [Math.round(right / this.#unit), Math.round(-up / this.#unit)]
  }
}

const letters = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }

/** A minus sign parts numbers as well as a space. */
function joined(numbers: readonly number[], goesOn: boolean): string {
  return numbers.map((number, nth) => (number < 0 || (nth === 0 && !goesOn) ? `${number}` : ` ${number}`)).join('')
}
