import { type GlyphFont, layOut, type SetGlyph, type SetWord } from '@ramify/formats'
import type { Font } from '@ramify/text'
import type { Font as FontFile } from 'fontkit'
import { openFontFile } from '../font-files.ts'
import { type FallbackFile, fallbackFiles, isBoldWeight } from './fallback-fonts.ts'

/** The glyphs of a text that no bundled font has, from its left to its right; null where no other font of ours has all of them either. */
export function fallbackGlyphs(text: string, { weight }: Font): readonly SetWord[] | null {
  // Only short texts come again.
  if (text.length > 60) return setWords(text, weight)
  const key = `${isBoldWeight(weight)} ${text}`
  let words = known.get(key)
  if (words === undefined) {
    words = setWords(text, weight)
    if (known.size >= mostKnown) known.clear()
    known.set(key, words)
  }
  return words
}

const known = new Map<string, readonly SetWord[] | null>()
const mostKnown = 5_000

function setWords(text: string, weight: number): SetWord[] | null {
  const runs = runsOf(text.normalize('NFC').replace(/[\p{Cc}\u200b\ufeff]/gu, ''), weight)
  if (!runs) return null
  const glyphs = runs.map(glyphsOf)
  return rightToLeft.test(text) ? glyphs.reverse() : glyphs
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
  const key = `${isBoldWeight(weight)} ${text}`
  let found = knownFiles.get(key)
  if (found === undefined) {
    const point = text.codePointAt(0) ?? 0
    const isThere = ({ name }: FallbackFile) => openFontFile(name).hasGlyphForCodePoint(point)
    found = fallbackFiles(text, weight).find(isThere) ?? null
    if (knownFiles.size >= mostKnown) knownFiles.clear()
    knownFiles.set(key, found)
  }
  return found && { text, ...found, file: openFontFile(found.name) }
}

/** By character: there are hundreds of files, and looking through what each may have takes longer than setting the character. */
const knownFiles = new Map<string, FallbackFile | null>()

function glyphsOf({ text, name, family, file }: Run): SetGlyph[] {
  const font = fontOf(name, family, file)
  const { glyphs, positions } = layOut(file, text)
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
