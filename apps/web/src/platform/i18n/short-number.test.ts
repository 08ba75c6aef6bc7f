import { createTranslator, languages } from '@ramify/locales'
import { expect, test } from 'vitest'
import { shortNumber } from './short-number.ts'

test.each([
  [0, 0],
  [9_999, 9_999],
  [10_000, '10k'],
  [18_249, '18.2k'],
  [19_999, '19.9k'],
  [1_234_567, '1,234.5k'],
])('%i is shown as %s', (count, shown) => {
  expect(shortNumber(count)).toBe(shown)
})

test('counts things in every language', async () => {
  const english = createTranslator('en', await languages.en.load())
  const chinese = createTranslator('zh', await languages.zh.load())
  expect(english.text('files.topics', { count: shortNumber(1) })).toBe('1 topic')
  expect(english.text('files.topics', { count: shortNumber(18_249) })).toBe('18.2k topics')
  expect(chinese.text('files.topics', { count: shortNumber(18_249) })).toContain('18.2k')
})
