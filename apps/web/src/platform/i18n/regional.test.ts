import { expect, test } from 'vitest'
import { regional } from './regional.ts'

test.each([
  ['en', ['de-AT', 'en-GB', 'en-US'], 'en-GB'],
  ['zh', ['en-US', 'zh-Hant-TW'], 'zh-Hant-TW'],
  ['en', ['zh-CN'], 'en'],
  ['en', [], 'en'],
])('%s for who wishes %j is written as %s', (language, wishes, expected) => {
  expect(regional(language, wishes)).toBe(expected)
})
