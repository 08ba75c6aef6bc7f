import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fontRuns } from './font-runs.ts'

const families = ['Inter', 'Noto Sans SC']

function show(text: string, names = families): string[] {
  return fontRuns(text, names).map(({ start, end, font }) => `${text.slice(start, end)}: ${font?.family ?? 'system'}`)
}

test('the first family that has a character draws it', () => {
  expect(show('Hello, world')).toEqual(['Hello, world: Inter'])
  expect(show('学React，好')).toEqual(['学: Noto Sans SC', 'React: Inter', '，好: Noto Sans SC'])
  expect(show('日本語のテキスト')).toEqual(['日本語のテキスト: Noto Sans SC'])
  expect(show('学A', ['Noto Sans SC'])).toEqual(['学A: Noto Sans SC'])
  expect(show('')).toEqual([])
})

test('other bundled families help out, then the system', () => {
  expect(show('中', ['Inter'])).toEqual(['中: Noto Sans SC'])
  expect(show('学ѣ', ['Noto Sans SC'])).toEqual(['学: Noto Sans SC', 'ѣ: Inter'])
  expect(show('한국')).toEqual(['한국: system'])
  expect(show('中', ['No such family'])).toEqual(['中: Noto Sans SC'])
})

test('emoji stay whole, whatever other fonts have parts of them', () => {
  expect(show('1️⃣👩🏽‍🚒❤️')).toEqual(['1️⃣👩🏽‍🚒❤️: Noto Emoji'])
  expect(show('1 👍')).toEqual(['1 : Inter', '👍: Noto Emoji'])
  expect(show('🇨🇳©')).toEqual(['🇨🇳: Noto Emoji', '©: Inter'])
})

test('what takes no room goes with its neighbour', () => {
  expect(show('中\u200b文\ufeff')).toEqual(['中\u200b文\ufeff: Noto Sans SC'])
  expect(show('\u200b中')).toEqual(['\u200b中: Noto Sans SC'])
  expect(show('e\u0301')).toEqual(['e\u0301: Inter'])
})

test('runs are the text, cut between clusters', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const runs = fontRuns(text, families)
      expect(runs.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
      const places = new Set(Array.from(segmenter.segment(text), ({ index }) => index))
      for (const { start } of runs) expect(places.has(start)).toBe(true)
    }),
  )
})
