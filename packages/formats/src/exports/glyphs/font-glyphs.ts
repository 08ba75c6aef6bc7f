import { bundledFont, type Font, type FontCut, type FontSlices, fontCut, fontFile, scriptOfWord } from '@ramify/text'
import type { OpenedFontFile } from './font-file.ts'
import { repairTables } from './repair-tables.ts'
import type { GlyphFont, SetGlyph } from './set-glyph.ts'

/** Opens a file of a bundled font, by its name in `node_modules`; undefined while it is not there. */
export type OpenFontFile = (name: string) => OpenedFontFile | undefined

/** Sets texts in the bundled fonts, as they were measured. */
export function fontGlyphs(slices: FontSlices, open: OpenFontFile): (text: string, font: Font) => SetGlyph[] | null {
  const known = new Map<GlyphFont, Map<string, readonly SetGlyph[]>>()
  const fileOf = (character: string, cut: FontCut) => {
    const slice = slices.sliceOf(character, cut.font)
    const name = slice && sliceFile(cut, fontFile(cut, slice))
    const file = name === undefined ? undefined : open(name)
    if (name === undefined || !file) return undefined
    return { name, file: repairTables(file) }
  }
  return (text, { families, weight, italic }) => {
    const font = bundledFont(families[0] ?? '')
    if (!font) return null
    const cut = fontCut(font, weight, italic)
    const glyphFont = fontOfCut(cut, italic)
    const set: SetGlyph[] = []
    for (const word of text
      .normalize('NFC')
      .replace(unseen, '')
      .split(/(?<= )(?=[^ ])/)) {
      const glyphs = wordGlyphs(word, cut, glyphFont)
      if (!glyphs) return null
      for (const glyph of glyphs) set.push(glyph)
    }
    return set
  }

  /** Words come again and again, and setting one takes longer than everything else that is done with it. */
  function wordGlyphs(word: string, cut: FontCut, glyphFont: GlyphFont): readonly SetGlyph[] | null {
    let words = known.get(glyphFont)
    if (!words || words.size >= mostWords) {
      words = new Map()
      known.set(glyphFont, words)
    }
    let glyphs = words.get(word)
    if (!glyphs) {
      const parts = partsOf(word, (character) => fileOf(character, cut))
      if (!parts) return null
      glyphs = parts.flatMap(({ part, name, file }) => glyphsOf(part, name, file, glyphFont))
      words.set(word, glyphs)
    }
    return glyphs
  }
}

const mostWords = 5_000

/** Which files a text needs, by their names in `node_modules`. */
export function fontFilesOf(slices: FontSlices, text: string, { families, weight, italic }: Font): string[] {
  const font = bundledFont(families[0] ?? '')
  if (!font) return []
  const cut = fontCut(font, weight, italic)
  const names = new Set<string>()
  for (const character of text.normalize('NFC').replace(unseen, '')) {
    const slice = slices.sliceOf(character, font)
    if (slice) names.add(sliceFile(cut, fontFile(cut, slice)))
  }
  return [...names]
}

const sliceFile = ({ font }: FontCut, file: string) => `@fontsource/${font.id}/${file}`

/** What has no width and no shape of its own, as in measuring; a space has none either, but moves what follows. */
const unseen = /(?!^)\p{M}+|[\p{Cf}\p{Cc}]/gu

interface Part {
  part: string
  readonly name: string
  readonly file: OpenedFontFile
}

/** Cuts a text where it goes on in another file of its font: there browsers shape anew, so nothing is kerned across. */
function partsOf(text: string, fileOf: (character: string) => Omit<Part, 'part'> | undefined): Part[] | null {
  const parts: Part[] = []
  for (const character of text) {
    const found = fileOf(character)
    if (!found) return null
    const last = parts.at(-1)
    if (last?.name === found.name) last.part += character
    else parts.push({ part: character, ...found })
  }
  return parts
}

function glyphsOf(part: string, name: string, file: OpenedFontFile, font: GlyphFont): SetGlyph[] {
  const { glyphs, positions } = file.layout(part, undefined, scriptTags[scriptOfWord(part) ?? 'none'])
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

/** Left to itself fontkit would take all words without letters for the default script, where Noto Serif SC has other digits. */
const scriptTags = { latin: 'latn', greek: 'grek', cyrillic: 'cyrl', none: 'DFLT' }

const fonts = new Map<string, GlyphFont>()

/** The same object for the same cut. */
function fontOfCut(cut: FontCut, italic: boolean): GlyphFont {
  const slant = italic && !cut.italic ? synthesizedSlant : 0
  const key = `${cut.key} ${slant}`
  let font = fonts.get(key)
  if (!font) {
    const { family, unitsPerEm, ascent, descent } = cut.font
    const style = `${styles[cut.weight] ?? cut.weight}${italic ? 'Italic' : ''}`
    font = {
      name: `${family.replaceAll(' ', '')}-${style}`,
      unitsPerEm,
      ascent: ascent * unitsPerEm,
      descent: descent * unitsPerEm,
      weight: cut.weight,
      slant,
    }
    fonts.set(key, font)
  }
  return font
}

const styles: Readonly<Record<number, string>> = { 400: 'Regular', 500: 'Medium', 600: 'SemiBold', 700: 'Bold' }

/** As browsers slant a font that has no italic. */
const synthesizedSlant = 0.25
