import { themes } from '@ramify/themes'
import { expect, test } from 'vitest'
import { bundledFont, bundledFonts } from './bundled-fonts.ts'
import { loadFontSlices } from './font-slices.ts'

const sansSc = bundledFont('Noto Sans SC')
const serifSc = bundledFont('Noto Serif SC')

test('every family of every theme is bundled', () => {
  const families = new Set(
    Object.values(themes).flatMap(({ font }) => font.family.split(',').map((name) => name.trim().replaceAll('"', ''))),
  )
  expect(families.size).toBeGreaterThan(3)
  expect([...families].filter((family) => !bundledFont(family))).toEqual([])
})

test('all of ASCII lies in one slice of each text family', async () => {
  const { sliceOf } = await loadFontSlices()
  for (const font of bundledFonts.filter(({ role }) => role !== 'emoji')) {
    const slices = new Set(
      Array.from({ length: 95 }, (_, index) => sliceOf(String.fromCharCode(0x20 + index), font)?.name),
    )
    expect([font.family, ...slices]).toEqual([font.family, 'latin'])
  }
})

test('the families for Chinese have kana, and the commonest kanji, all one em wide', () => {
  // All but ゔ, ゕ, ゖ and ヷ to ヺ.
  const kana = range(0x3041, 0x3093).concat(range(0x30a1, 0x30f6))
  const characters = [...kana, ...Array.from('日本語気働込円国学校', (character) => character.codePointAt(0) ?? 0)]
  for (const font of [sansSc, serifSc]) {
    expect(
      characters.filter((codePoint) => !font?.full.has(codePoint)).map((one) => String.fromCodePoint(one)),
    ).toEqual([])
  }
})

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
