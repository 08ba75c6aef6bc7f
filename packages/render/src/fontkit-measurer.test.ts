import type { SetWord } from '@ramify/formats'
import { type BundledFont, bundledFonts, fontCut } from '@ramify/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fontOfCut } from '../../formats/src/exports/glyphs/font-of-cut.ts'
import { openFontFile } from './font-files.ts'
import { fontkitMeasurer, wordUnits } from './fontkit-measurer.ts'
import { wordSetter } from './outlines.ts'

const measurer = fontkitMeasurer()
const textFonts = bundledFonts.filter(({ role }) => role !== 'emoji')

function fontOf(id: string): BundledFont {
  const font = bundledFonts.find((candidate) => candidate.id === id)
  if (!font) throw new Error(id)
  return font
}

/** In units of the font, as Chromium sets them. The last three come out wrong with fontkit's tables as they are. */
test.each([
  ['inter', 'AVATAR', 7664],
  ['inter', '->', 1954],
  ['inter', '10x20', 6021],
  ['inter', '",', 1376],
  ['noto-serif', 'ffi', 1002],
  ['noto-serif-sc', '0', 550],
  ['inter', '”.', 1289],
  ['inter', '[Vb]', 4161],
  ['inter', 'c*:T', 4039],
])('%s sets %s in %d units', (id, word, units) => {
  expect(wordUnits(word, fontCut(fontOf(id), 400, false))).toBe(units)
})

test.each(textFonts)('plain words of $family follow from their pairs', (font) => {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäëïöüøýþßfffiilgjjQQ.,;!?’']
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 8 })
  const number = fc.stringMatching(/^[0-9.,]{3,8}$/)
  fc.assert(
    fc.property(fc.oneof(word, number), fc.constantFrom(...font.weights), fc.boolean(), (text, weight, italic) => {
      const width = measurer.width(text, { families: [font.family], size: font.unitsPerEm, weight, italic })
      expect(width).toBe(wordUnits(text, fontCut(font, weight, italic)))
    }),
  )
})

/** What is drawn and in which place, without who says so. */
const placed = (glyphs: SetWord | null) => glyphs?.map(({ key, text, advance, x, y }) => ({ key, text, advance, x, y }))

test.each(textFonts)('words of $family are set of their pairs as they are set whole', (font) => {
  const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäëïöüøýþßfffiilgjjQQ.,;!?’“”']
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 8 })
  const greek = fc.string({ unit: fc.constantFrom(...'αβγδεςΣΩΤΥάή.,;»'), minLength: 3, maxLength: 8 })
  const cyrillic = fc.string({ unit: fc.constantFrom(...'абвгджГТУАДйщ.,!«'), minLength: 3, maxLength: 8 })
  const number = fc.stringMatching(/^[0-9.,]{3,8}$/)
  fc.assert(
    fc.property(
      fc.oneof(word, number, greek, cyrillic),
      fc.constantFrom(...font.weights),
      fc.boolean(),
      (text, weight, italic) => {
        const cut = fontCut(font, weight, italic)
        const whole = wordSetter.shape(text, cut, fontOfCut(cut, italic))
        expect(placed(wordSetter.set(text, cut, italic))).toEqual(whole ? placed(whole) : undefined)
      },
    ),
    { numRuns: 25 },
  )
})

test.each([
  ['work-sans', 'gjU'],
  ['bitter', 'YFß'],
  ['nunito', 'ROßaa'],
])('%s sets %s as wide as it was measured: a letter changes beside another', (id, word) => {
  for (const weight of fontOf(id).weights) {
    const width = measurer.width(word, {
      families: [fontOf(id).family],
      size: fontOf(id).unitsPerEm,
      weight,
      italic: false,
    })
    expect([weight, width]).toEqual([weight, wordUnits(word, fontCut(fontOf(id), weight, false))])
  }
})

test('what is measured without a font is as wide as the font says', () => {
  for (const font of [fontOf('noto-sans-sc'), fontOf('noto-serif-sc')]) {
    for (const character of '永一，。「」！あアー々〇（）') {
      expect(font.full.has(character.codePointAt(0) ?? 0)).toBe(true)
      expect([character, wordUnits(character, fontCut(font, 600, false))]).toEqual([character, 1000])
    }
  }
  const size = 2048
  for (const emoji of ['👍', '👍🏽', '❤️', '👩🏽‍🚒', '👨‍👩‍👧‍👦', '🇨🇳', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) {
    const width = measurer.width(emoji, { families: ['Inter'], size, weight: 400, italic: false })
    const [glyph] = wordSetter.set(emoji, fontCut(fontOf('noto-emoji'), 400, false), false) ?? []
    const [file = ''] = glyph?.key.split(' ') ?? []
    expect([emoji, openFontFile(file).layout(emoji).advanceWidth]).toEqual([emoji, width])
  }
})

test('a word that goes on in another file is shaped anew there', () => {
  const cut = fontCut(fontOf('inter'), 400, false)
  const files = wordSetter.set('Łódź', cut, false)?.map(({ key }) => key.replace(/-400-.*/, '').replace(/.*inter-/, ''))
  expect(files).toEqual(['latin-ext', 'latin', 'latin', 'latin-ext'])
  expect(wordSetter.set('한', cut, false)).toBeNull()
  expect(() => wordUnits('한', cut)).toThrow('Inter has no')
})
