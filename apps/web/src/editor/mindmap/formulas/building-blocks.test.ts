import { texSetter } from '@ramify/formula'
import { isSet } from '@ramify/scene'
import { expect, test } from 'vitest'
import { buildingBlocks, greekLetters, withBlock, withLetter } from './building-blocks.ts'

const fraction = { before: '\\frac{', after: '}{}' }
const root = { before: '\\sqrt{', after: '}' }

test('a block is put where the caret is, which goes into its first gap', () => {
  expect(withBlock('a+b', 2, 2, fraction)).toEqual({ source: 'a+\\frac{}{}b', caret: 8 })
})

test('what is marked goes into the first gap, the caret into the second or behind', () => {
  expect(withBlock('a+b', 0, 3, fraction)).toEqual({ source: '\\frac{a+b}{}', caret: 11 })
  expect(withBlock('a+b', 0, 1, root)).toEqual({ source: '\\sqrt{a}+b', caret: 8 })
})

test('a letter is kept apart from one that follows', () => {
  expect(withLetter('xy', 1, 1, 'pi')).toEqual({ source: 'x\\pi y', caret: 5 })
  expect(withLetter('x+1', 0, 1, 'pi')).toEqual({ source: '\\pi+1', caret: 3 })
})

test('every block and every letter can be set', () => {
  for (const block of buildingBlocks) expect(isSet(texSetter.set(withBlock('x', 0, 1, block).source))).toBe(true)
  for (const [, name] of greekLetters) expect(isSet(texSetter.set(`\\${name}`))).toBe(true)
})
