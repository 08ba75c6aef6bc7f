import { expect, it } from 'vitest'
import { fallbackGlyphs } from './fallback-glyphs.ts'

it('signs of recitation behind an alef, for which the font has no place, are set by themselves', () => {
  const font = { families: ['Inter'], size: 14, weight: 400, italic: false }
  const words = fallbackGlyphs('\u0627\u06d6', font)
  expect(words?.flat().map(({ text }) => text)).toEqual(expect.arrayContaining(['\u0627', '\u06d6']))
})
