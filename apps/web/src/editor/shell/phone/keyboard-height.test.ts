import { expect, test } from 'vitest'
import { keyboardHeight } from './keyboard-height.ts'

test('a keyboard takes more than 120 px of the page; bars of the browser, and a page that is made smaller itself, are none', () => {
  expect(keyboardHeight(844, { height: 508, offsetTop: 0 })).toBe(336)
  expect(keyboardHeight(844, { height: 508, offsetTop: 100 })).toBe(236)
  expect(keyboardHeight(844, { height: 724, offsetTop: 0 })).toBe(0)
  expect(keyboardHeight(508, { height: 508, offsetTop: 0 })).toBe(0)
  expect(keyboardHeight(844, null)).toBe(0)
})
