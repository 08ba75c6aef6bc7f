import type { FontCut } from '@ramify/text'
import type { GlyphFont } from './set-glyph.ts'

const fonts = new Map<FontCut, { upright?: GlyphFont; slanted?: GlyphFont }>()

/** The same object for the same cut. `italic`: as it is wished; where the cut has none it is slanted. */
export function fontOfCut(cut: FontCut, italic: boolean): GlyphFont {
  const isSlanted = italic && !cut.italic
  let known = fonts.get(cut)
  if (!known) {
    known = {}
    fonts.set(cut, known)
  }
  const which = isSlanted ? 'slanted' : 'upright'
  let font = known[which]
  if (!font) {
    font = describe(cut, italic, isSlanted ? synthesizedSlant : 0)
    known[which] = font
  }
  return font
}

function describe({ font, weight }: FontCut, italic: boolean, slant: number): GlyphFont {
  const { family, unitsPerEm, ascent, descent } = font
  return {
    name: `${family.replaceAll(' ', '')}-${styles[weight] ?? weight}${italic ? 'Italic' : ''}`,
    unitsPerEm,
    ascent: ascent * unitsPerEm,
    descent: descent * unitsPerEm,
    weight,
    slant,
  }
}

const styles: Readonly<Record<number, string>> = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold', 700: 'Bold' }

/** As browsers slant a font that has no italic. */
const synthesizedSlant = 0.25
