import { expect, test } from 'vitest'
import { isStrayPress } from './stray-press.ts'

const at = (clientX: number, pointerType = 'mouse') => ({ clientX, clientY: 10, pointerType })

test('the second press of two, on what rose under the pointer, is not meant for it', () => {
  expect(isStrayPress(at(3), at(0), 400)).toBe(true)
})

test('a mouse that came from elsewhere, or waited, is meant, and so are fingers and keys', () => {
  expect(isStrayPress(at(30), at(0), 400)).toBe(false)
  expect(isStrayPress(at(3), null, 400)).toBe(false)
  expect(isStrayPress(at(3), at(0), 2_000)).toBe(false)
  expect(isStrayPress(at(3, 'touch'), at(0), 100)).toBe(false)
  expect(isStrayPress(at(3, ''), at(0), 100)).toBe(false)
})
