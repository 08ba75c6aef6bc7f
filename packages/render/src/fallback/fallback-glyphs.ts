import type { GlyphFont, SetGlyph } from '@ramify/formats'
import type { Font } from '@ramify/text'
import type { Font as FontFile } from 'fontkit'
import { openFontFile } from '../font-files.ts'
import { fallbackFiles } from './fallback-fonts.ts'

/** The glyphs of a text that no bundled font has, from its left to its right; null where no other font of ours has all of them either. */
export function fallbackGlyphs(text: string, { weight }: Font): SetGlyph[] | null {
  const runs = runsOf(text.normalize('NFC').replace(/[\p{Cc}\u200b\ufeff]/gu, ''), weight)
  if (!runs) return null
  const glyphs = runs.map(glyphsOf)
  return (rightToLeft.test(text) ? glyphs.reverse() : glyphs).flat()
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

interface Run {
  text: string
  readonly name: string
  readonly family: string
  readonly file: FontFile
}

function runsOf(text: string, weight: number): Run[] | null {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    // Letters join those beside them, so a font is left only for what it does not have.
    if (last?.file.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) {
      last.text += character
      continue
    }
    if (last && /^[\p{Cf}\p{M}]$/u.test(character)) continue
    const run = runOf(character, weight)
    if (!run) return null
    runs.push(run)
  }
  return runs
}

function runOf(text: string, weight: number): Run | null {
  for (const found of fallbackFiles(text, weight)) {
    const file = openFontFile(found.name)
    if (file.hasGlyphForCodePoint(text.codePointAt(0) ?? 0)) return { text, ...found, file }
  }
  return null
}

function glyphsOf({ text, name, family, file }: Run): SetGlyph[] {
  const font = fontOf(name, family, file)
  const { glyphs, positions } = file.layout(text)
  return glyphs.map((glyph, nth) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {}
    return {
      font,
      key: `${name} ${glyph.id}`,
      text: String.fromCodePoint(...glyph.codePoints),
      advance: xAdvance,
      x: xOffset,
      y: yOffset,
      outline: () => glyph.path.commands,
    }
  })
}

const fonts = new Map<string, GlyphFont>()

/** The same object for all files of one weight. */
function fontOf(name: string, family: string, { unitsPerEm, ascent, descent }: FontFile): GlyphFont {
  const isBold = name.includes('-700-')
  const key = `${family} ${isBold} ${unitsPerEm}`
  let font = fonts.get(key)
  if (!font) {
    font = {
      name: `${family}-${isBold ? 'bold' : 'regular'}`,
      unitsPerEm,
      ascent,
      descent: Math.abs(descent),
      weight: isBold ? 700 : 400,
      slant: 0,
    }
    fonts.set(key, font)
  }
  return font
}
