import { expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'

const nothing = { search: '', stored: null, browser: [] }

test('the address wins over the stored choice, and that over the browser', () => {
  expect(chooseLanguage({ search: '?lang=zh', stored: 'en', browser: ['en'] })).toBe('zh')
  expect(chooseLanguage({ search: '', stored: 'zh', browser: ['en'] })).toBe('zh')
  expect(chooseLanguage({ ...nothing, browser: ['fr', 'zh-Hans-CN', 'en'] })).toBe('zh')
})

test('a host that speaks one language speaks it to everybody', () => {
  expect(chooseLanguage({ search: '?lang=en', stored: 'en', browser: ['en'], spoken: ['zh'] })).toBe('zh')
})

test('a language we do not speak is passed over', () => {
  expect(chooseLanguage({ search: '?lang=xx', stored: 'tlh', browser: ['zh'] })).toBe('zh')
  expect(chooseLanguage({ ...nothing, browser: ['fr'] })).toBe('en')
  expect(chooseLanguage({ ...nothing, search: '?lang=__proto__' })).toBe('en')
})
