import type { RichText, TextAttributes } from '@ramify/document'
import { breakLines, type Font, type Line, type Measurer } from '@ramify/text'
import { drawnPart } from './drawn-part.ts'
import { boldWeight, familiesOf, varyFont } from './fonts.ts'
import { within } from './numbers.ts'

/** Text set in lines. Its size is known at once; what the lines consist of, when somebody looks. */
export interface TextBlock {
  readonly width: number
  readonly height: number
  readonly lines: readonly TextLine[]
  /** As the lines, but with their pieces. */
  setLines(): readonly Line<Run>[]
}

/** From the top of the block; not aligned yet. */
export interface TextLine {
  readonly baseline: number
  readonly width: number
}

interface Run {
  readonly text: string
  readonly font: Font
  readonly attributes: TextAttributes
}

export function textBlock(rich: RichText, font: Font, maxWidth: number, measurer: Measurer): TextBlock {
  const text = drawnPart(rich)
  return oneLine(text, font, maxWidth, measurer) ?? severalLines(text, font, maxWidth, measurer)
}

/** The font of a stretch of text that is formatted differently from the rest of its topic. */
export function fontOf(font: Font, { bold, italic, size, family }: TextAttributes): Font {
  if (bold === undefined && italic === undefined && size === undefined && family === undefined) return font
  return varyFont(font, {
    size: size === undefined ? undefined : within(size, 6, 200, font.size),
    weight: bold === undefined ? undefined : bold ? boldWeight(font) : Math.min(font.weight, 400),
    italic,
    families: family === undefined ? undefined : [...familiesOf(family), ...font.families],
  })
}

/** Most topics are a few words in one font, and there may be ten thousand of them. */
function oneLine(rich: RichText, font: Font, maxWidth: number, measurer: Measurer): TextBlock | null {
  const { text, runs } = rich
  const run = runs[0]
  if (!run || runs.length > 1 || unusual.test(text)) return null
  const width = measurer.width(text, fontOf(font, run.attributes))
  return width > maxWidth ? null : new OneLine(rich, font, maxWidth, measurer, width)
}

/** Holds what it is made of and its width alone: the rest costs little and is asked for of the few topics on the screen. */
class OneLine implements TextBlock {
  readonly width: number
  readonly #rich: RichText
  readonly #font: Font
  readonly #maxWidth: number
  readonly #measurer: Measurer

  constructor(rich: RichText, font: Font, maxWidth: number, measurer: Measurer, width: number) {
    this.width = width
    this.#rich = rich
    this.#font = font
    this.#maxWidth = maxWidth
    this.#measurer = measurer
  }

  get height(): number {
    return this.#line.height
  }

  get lines(): readonly TextLine[] {
    return [{ baseline: this.#line.ascent, width: this.width }]
  }

  setLines(): readonly Line<Run>[] {
    return breakLines(styled(this.#rich, this.#font), this.#maxWidth, this.#measurer)
  }

  get #line(): Line {
    return emptyLine(fontOf(this.#font, this.#rich.runs[0]?.attributes ?? {}), this.#measurer)
  }
}

/** Several lines, or spaces at the end that take no room. */
const unusual = /[\n\r\u2028\u2029]|\s$/

function severalLines(rich: RichText, font: Font, maxWidth: number, measurer: Measurer): TextBlock {
  const broken = breakLines(styled(rich, font), maxWidth, measurer)
  let top = 0
  let widest = 0
  const lines = broken.map(({ ascent, height, width }): TextLine => {
    const baseline = top + ascent
    top += height
    widest = Math.max(widest, width)
    return { baseline, width }
  })
  return { width: widest, height: top, lines, setLines: () => broken }
}

function styled({ runs }: RichText, font: Font): Run[] {
  if (runs.length === 0) return [{ text: '', font, attributes: {} }]
  return runs.map(({ text, attributes }) => ({ text, attributes, font: fontOf(font, attributes) }))
}

/** As high as every line of this font. */
function emptyLine(font: Font, measurer: Measurer): Line {
  const known = emptyLines.get(font)
  if (known?.measurer === measurer) return known.line
  const [line] = breakLines([{ text: '', font }], Infinity, measurer)
  if (!line) throw new Error('An empty text is one empty line.')
  emptyLines.set(font, { measurer, line })
  return line
}

const emptyLines = new WeakMap<Font, { readonly measurer: Measurer; readonly line: Line }>()
