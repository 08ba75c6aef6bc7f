import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type KeyPress, matchesShortcut } from './shortcut.ts'
import { shortcutOf } from './shortcut-of.ts'

const letters = fc.constantFrom(...'abcxyz').map((key) => ({ key, code: `Key${key.toUpperCase()}` }))
const others = fc.constantFrom(
  { key: '1', code: 'Digit1' },
  { key: '/', code: 'Slash' },
  { key: '+', code: 'Equal' },
  { key: 'F8', code: 'F8' },
  { key: 'ArrowUp', code: 'ArrowUp' },
  { key: 'Enter', code: 'Enter' },
  { key: 'ф', code: 'KeyA' },
)
const held = fc.record({ ctrlKey: fc.boolean(), metaKey: fc.boolean(), shiftKey: fc.boolean(), altKey: fc.boolean() })
const press: fc.Arbitrary<KeyPress> = fc
  .tuple(fc.oneof(letters, others), held)
  .map(([keys, modifiers]) => ({ ...keys, ...modifiers }))

test('whoever presses the same again means the same', () => {
  fc.assert(
    fc.property(press, fc.boolean(), (given, isMac) => {
      const shortcut = shortcutOf(given, isMac)
      if (shortcut !== null) expect(matchesShortcut(given, shortcut, isMac)).toBe(true)
    }),
  )
})

const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }

test.each<[string, Partial<KeyPress>, string | null]>([
  ['a letter is text', { key: 'a', code: 'KeyA' }, null],
  ['so is a capital', { key: 'A', code: 'KeyA', shiftKey: true }, null],
  ['a modifier alone is half a shortcut', { key: 'Control', code: 'ControlLeft', ctrlKey: true }, null],
  ['with a modifier', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }, 'mod+shift+k'],
  ['a function key', { key: 'F9', code: 'F9' }, 'f9'],
  ['on a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, 'mod+k'],
])('%s', (_name, given, expected) => {
  expect(shortcutOf({ key: '', code: '', ...plain, ...given }, false)).toBe(expected)
})
