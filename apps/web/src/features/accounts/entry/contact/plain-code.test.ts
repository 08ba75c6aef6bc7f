import { expect, test } from 'vitest'
import { plainCode } from './plain-code.ts'

test.each([
  ['482013', '482013'],
  [' Your code: 482 013. ', '482013'],
  ['４８２０１３', '482013'],
  ['48201399', '482013'],
  ['none', ''],
])('%s', (text, code) => {
  expect(plainCode(text)).toBe(code)
})
