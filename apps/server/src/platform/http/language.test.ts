import { expect, it } from 'vitest'
import { wishes } from './language.ts'

it.each([
  [undefined, []],
  ['zh-CN,zh;q=0.9,en;q=0.8', ['zh-CN', 'zh', 'en']],
  ['de;q=0.2, en;q=0.7, zh', ['zh', 'en', 'de']],
  ['en;q=0, zh', ['zh']],
  [';;q=,,', []],
])('Accept-Language %s wishes for %j', (header, expected) => {
  expect(wishes(header)).toEqual(expected)
})
