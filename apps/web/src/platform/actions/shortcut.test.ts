import { expect, test } from 'vitest'
import { formatShortcut, type KeyPress, matchesShortcut, parseShortcut } from './shortcut.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})

test('parses modifiers in any order and case', () => {
  expect(parseShortcut('Shift+Mod+K')).toEqual({ mod: true, shift: true, alt: false, key: 'k' })
  expect(parseShortcut('Delete')).toEqual({ mod: false, shift: false, alt: false, key: 'delete' })
})

test('the key may be the plus that joins', () => {
  const plus = { mod: false, shift: false, alt: false, key: '+' }
  expect(parseShortcut('+')).toEqual(plus)
  expect(parseShortcut('mod++')).toEqual({ ...plus, mod: true })
  expect(parseShortcut('mod+shift++')).toEqual({ ...plus, mod: true, shift: true })
  expect(matchesShortcut(press('+', { ctrlKey: true }), 'mod++', false)).toBe(true)
  expect(formatShortcut('mod++', false)).toBe('Ctrl +')
})

test('mod is Control, on a Mac Command, and never both', () => {
  expect(matchesShortcut(press('k', { ctrlKey: true }), 'mod+k', false)).toBe(true)
  expect(matchesShortcut(press('k', { metaKey: true }), 'mod+k', true)).toBe(true)
  expect(matchesShortcut(press('k', { ctrlKey: true }), 'mod+k', true)).toBe(false)
  expect(matchesShortcut(press('k', { metaKey: true }), 'mod+k', false)).toBe(false)
  expect(matchesShortcut(press('k', { ctrlKey: true, metaKey: true }), 'mod+k', false)).toBe(false)
})

test('every modifier counts', () => {
  expect(matchesShortcut(press('K', { ctrlKey: true, shiftKey: true }), 'mod+k', false)).toBe(false)
  expect(matchesShortcut(press('K', { ctrlKey: true, shiftKey: true }), 'mod+shift+k', false)).toBe(true)
  expect(matchesShortcut(press('k', { altKey: true }), 'k', false)).toBe(false)
  expect(matchesShortcut(press('k'), 'k', false)).toBe(true)
})

test('a Cyrillic keyboard and an input method reach the same shortcut', () => {
  expect(matchesShortcut(press('л', { ctrlKey: true, code: 'KeyK' }), 'mod+k', false)).toBe(true)
  expect(matchesShortcut(press('Process', { ctrlKey: true, code: 'KeyK' }), 'mod+k', false)).toBe(true)
  // On a French keyboard the key at Q writes A: what is written counts.
  expect(matchesShortcut(press('a', { ctrlKey: true, code: 'KeyQ' }), 'mod+q', false)).toBe(false)
})

test('is shown the way the system writes it', () => {
  expect(formatShortcut('mod+k', false)).toBe('Ctrl K')
  expect(formatShortcut('mod+shift+k', false)).toBe('Ctrl Shift K')
  expect(formatShortcut('mod+shift+k', true)).toBe('⇧⌘K')
  expect(formatShortcut('enter', false)).toBe('Enter')
  expect(formatShortcut('mod+enter', true)).toBe('⌘↩')
  expect(formatShortcut('mod+arrowup', true)).toBe('⌘↑')
  expect(formatShortcut('mod+pagedown', false)).toBe('Ctrl Page Down')
  expect(formatShortcut('mod+pageup', true)).toBe('⌘⇞')
})
