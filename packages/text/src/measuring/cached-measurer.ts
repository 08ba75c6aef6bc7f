import { type BundledFont, bundledFont, bundledFonts } from '../fonts/bundled-fonts.ts'
import { type FontCut, fontCut } from '../fonts/font-cut.ts'
import { emojiWidth, isEmoji } from '../segmentation/emoji.ts'
import { type Glyph, type GlyphFinder, glyphFinder } from '../segmentation/glyph-kind.ts'
import { forEachPart, type PartVisitor } from '../segmentation/text-parts.ts'
import type { Font, Measurer } from './measurer.ts'
import { nominalWidth } from './nominal-width.ts'
import { pixels } from './pixels.ts'
import { type MeasureWord, wordUnits } from './word-units.ts'

export interface MeasurerHooks {
  /** Told of text that a font will draw though its width is known without the font. */
  willDraw?: (text: string, cut: FontCut) => void
}

/**
 * Makes a whole measurer of something that can measure one word in one font. All that could differ between browser and
 * Node is decided here, once for both: which font draws which character, where words end, what is one em wide, rounding.
 */
export function cachedMeasurer(measureWord: MeasureWord, hooks: MeasurerHooks = {}): Measurer {
  const unitsOf = wordUnits(measureWord)
  const byObject = new WeakMap<Font, SizedFont>()
  const byValue = new Map<string, SizedFont>()
  let last: SizedFont | undefined

  function sizedFont(font: Font): SizedFont {
    if (last?.font === font) return last
    let sized = byObject.get(font)
    if (!sized) {
      const key = `${font.families.join()}/${font.size}/${font.weight}/${font.italic}`
      sized = { ...(byValue.get(key) ?? createSizedFont(font, unitsOf, hooks)), font }
      if (byValue.size >= mostFonts) byValue.clear()
      byValue.set(key, sized)
      byObject.set(font, sized)
    }
    last = sized
    return sized
  }

  return {
    width(text, font) {
      const { finder, visitor } = sizedFont(font)
      visitor.width = 0
      forEachPart(text, finder, visitor)
      return visitor.width
    },
    lineMetrics: (font) => sizedFont(font).metrics,
  }
}

interface SizedFont {
  readonly font: Font
  readonly finder: GlyphFinder
  readonly metrics: ReturnType<Measurer['lineMetrics']>
  /** Adds up the widths of the parts it is shown. */
  readonly visitor: PartVisitor & { width: number }
}

/** About as wide as a letter, for the moments until a font has arrived. Never remembered. */
const guessedEm = 0.55

const maximumWidths = 50_000
/** Names and sizes of fonts are free in documents: ten thousand of them shall not stay for ever. */
const mostFonts = 1_000

function createSizedFont(font: Font, unitsOf: MeasureWord, { willDraw }: MeasurerHooks): SizedFont {
  const byText = new Map<string, number>()
  const byCodePoint = new Map<number, number>()
  const cuts = new Map(bundledFonts.map((bundled) => [bundled, fontCut(bundled, font.weight, font.italic)]))

  function emOf(part: string, { kind, font: bundled }: Glyph): number | null {
    const cut = bundled && cuts.get(bundled)
    if (!cut) return nominalWidth(part.codePointAt(0) ?? 0)
    if (kind === 'full' || kind === 'emoji') {
      // Pictures of emoji are fetched by who draws them.
      if (!isEmoji(part)) willDraw?.(part, cut)
      return kind === 'full' ? 1 : emojiWidth
    }
    const units = unitsOf(part, cut)
    return units === null ? null : units / cut.font.unitsPerEm
  }

  function widthOf<Key>(key: Key, part: string, glyph: Glyph, widths: Map<Key, number>): number {
    const em = emOf(part, glyph)
    if (em === null) return pixels(part.length * guessedEm, font.size)
    const width = pixels(em, font.size)
    if (widths.size >= maximumWidths) widths.clear()
    widths.set(key, width)
    return width
  }

  return {
    font,
    finder: glyphFinder(font.families),
    metrics: metricsOf(font),
    visitor: {
      width: 0,
      part(text, glyph) {
        this.width += byText.get(text) ?? widthOf(text, text, glyph, byText)
      },
      character(codePoint, glyph) {
        this.width +=
          byCodePoint.get(codePoint) ?? widthOf(codePoint, String.fromCodePoint(codePoint), glyph, byCodePoint)
      },
    },
  }
}

function metricsOf({ families, size }: Font): ReturnType<Measurer['lineMetrics']> {
  const first = families.map(bundledFont).find((font) => font !== undefined) ?? (bundledFonts[0] as BundledFont)
  return { ascent: pixels(first.ascent, size), descent: pixels(first.descent, size) }
}
