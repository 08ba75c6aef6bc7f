import type { TextPrimitive } from '@ramify/scene'
import { isMissing, missingGlyphs, unseenGlyph } from '../../glyphs/missing-glyphs.ts'
import type { SetGlyph } from '../../glyphs/set-glyph.ts'
import { pdfNumber } from '../file/pdf-text.ts'
import type { PdfResources } from './pdf-resources.ts'

/**
 * A piece of text, in fonts that are in the file. What no font has is written in boxes, so that it is seen that there is something; it
 * can be searched and copied like everything else. `isPicture`: the text is there to be searched and copied only.
 */
export function textOperators(primitive: TextPrimitive, resources: PdfResources, isPicture: boolean): string {
  const { text, x, baseline, width, font, fallback } = primitive
  const glyphs = isPicture ? [unseenGlyph(text)] : (resources.glyphs(text, font) ?? missingGlyphs(text)).flat()
  if (glyphs.length === 0) return ''
  const natural = glyphs.reduce((sum, glyph) => sum + (glyph.advance * font.size) / glyph.font.unitsPerEm, 0)
  const isFitted = fallback || isPicture || isMissing(glyphs[0])
  const stretch = isFitted && natural > 0 && width > 0 ? width / natural : 1
  let operators = `BT ${isPicture ? '3 Tr ' : ''}`
  let left = 0
  for (let from = 0; from < glyphs.length; ) {
    let to = from + 1
    while (to < glyphs.length && isAlike(glyphs[from] as SetGlyph, glyphs[to] as SetGlyph)) to++
    const run = glyphs.slice(from, to)
    const { font: glyphFont, y } = run[0] as SetGlyph
    const scale = font.size / glyphFont.unitsPerEm
    const used = resources.fonts.fontOf(glyphFont)
    const place = `${pdfNumber(x + left * stretch)} ${pdfNumber(baseline - y * scale)}`
    operators += `/${used.name} ${pdfNumber(font.size)} Tf ${pdfNumber(stretch, 4)} 0 0 -1 ${place} Tm ${shown(run, used)}`
    left += run.reduce((sum, { advance }) => sum + advance, 0) * scale
    from = to
  }
  return `${operators}${isPicture ? '0 Tr ' : ''}ET\n`
}

const isAlike = (one: SetGlyph, other: SetGlyph) => one.font === other.font && one.y === other.y

/** The numbers of glyphs, and between them how far the next one is moved against where it would stand, in thousandths. */
function shown(run: readonly SetGlyph[], font: ReturnType<PdfResources['fonts']['fontOf']>): string {
  let operators = '[<'
  let owed = 0
  const unitsPerEm = run[0]?.font.unitsPerEm ?? 1000
  const move = () => {
    const thousandths = Math.round((owed * 1000) / unitsPerEm)
    if (thousandths === 0) return
    operators += `>${-thousandths}<`
    owed = 0
  }
  for (const glyph of run) {
    const { number, advance } = font.use(glyph)
    owed += glyph.x
    move()
    operators += number.toString(16).padStart(4, '0')
    owed += glyph.advance - advance - glyph.x
  }
  return `${operators}>] TJ `
}
