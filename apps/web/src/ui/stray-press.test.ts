import { expect, test } from 'vitest'
import { isStrayPress } from './stray-press.ts'

const mouse = { pointerType: 'mouse' }

test('the second press of two, on what rose under the pointer, is not meant for it', () => {
  expect(isStrayPress(mouse, 400, false)).toBe(true)
})

test('a mouse that came to it, or waited, is meant, and so are fingers and keys', () => {
  expect(isStrayPress(mouse, 400, true)).toBe(false)
  expect(isStrayPress(mouse, 2_000, false)).toBe(false)
  expect(isStrayPress({ pointerType: 'touch' }, 100, false)).toBe(false)
  expect(isStrayPress({ pointerType: '' }, 100, false)).toBe(false)
})
