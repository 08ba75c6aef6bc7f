import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cachedMeasurer } from './cached-measurer.ts'

const font = { families: ['Inter', 'Noto Sans SC'], size: 14, weight: 400, italic: false }
const measurer = cachedMeasurer((word) => word.length * 1111)

test('widths lie on a grid of 1/64 px, so sums are exact', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.double({ min: 6, max: 200, noNaN: true }), (text, size) => {
      const width = measurer.width(text, { ...font, size })
      expect(width * 64).toBe(Math.round(width * 64))
    }),
  )
})

test('texts that are parted by a space, or by Chinese, add up', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      for (const between of [' ', '中']) {
        const parts = [`${a}`, between, b].map((part) => measurer.width(part, font))
        const whole = measurer.width(a + between + b, font)
        // A mark at the start of the second text would stand on what parts them.
        if (!/^[\p{M}\p{Cf}\p{Emoji_Modifier}ﾞﾟ]/u.test(b) && !/[\u200d\p{Lo}]$/u.test(a)) {
          expect(whole).toBe(parts.reduce((sum, part) => sum + part, 0))
        }
      }
    }),
  )
})

test('some widths need no font', () => {
  const blind = cachedMeasurer(() => null)
  expect(blind.width('中文，', font)).toBe(42)
  expect(blind.width('👩🏽‍🚒', font)).toBe(blind.width('👍', font))
  expect(blind.width('한국', font)).toBe(28)
  expect(blind.width('ש', font)).toBeCloseTo(8.1, 1)
  expect(blind.width('\u200b\u00ad', font)).toBe(0)
})

test('accents add nothing, tabs are spaces, voice marks of half-width kana take room', () => {
  expect(measurer.width('q\u0303', font)).toBe(measurer.width('q', font))
  expect(measurer.width('e\u0301', font)).toBe(measurer.width('é', font))
  expect(measurer.width('\t', font)).toBe(measurer.width(' ', font))
  expect(measurer.width('ﾊﾞ', font)).toBe(2 * measurer.width('ﾊ', font))
})

test('words are cut where the script changes, and when they are very long', () => {
  const words: string[] = []
  const spy = cachedMeasurer((word) => {
    words.push(word)
    return word.length
  })
  spy.width('(Aж)', font)
  expect(words).toEqual(['(A', 'ж)'])
  words.length = 0
  spy.width('-'.repeat(100), font)
  expect(words.map((word) => word.length)).toEqual([64, 36])
})

test('a guess is forgotten when the font is there', () => {
  let isHere = false
  const late = cachedMeasurer((word) => (isHere ? word.length * 2048 : null))
  const guess = late.width('Hello', font)
  isHere = true
  expect(guess).toBeGreaterThan(0)
  expect(late.width('Hello', font)).toBe(5 * 14)
})

test('tells once what will be drawn by fonts it never asked, and nothing of emoji, which are pictures', () => {
  const drawn: string[] = []
  const spy = cachedMeasurer((word) => word.length, {
    willDraw: (text, { font: { family }, weight }) => drawn.push(`${text} ${family} ${weight}`),
  })
  spy.width('A中中👍🏽☺', font)
  spy.width('中', font)
  expect(drawn).toEqual(['中 Noto Sans SC 400', '☺ Noto Emoji 400'])
})

test('a line is as tall as its first family says', () => {
  const { ascent, descent } = measurer.lineMetrics(font)
  expect([ascent, descent]).toEqual([13.5625, 3.375])
  expect(measurer.lineMetrics({ ...font, families: ['No such family'] })).toEqual({ ascent, descent })
})
