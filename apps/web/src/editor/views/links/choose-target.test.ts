import { expect, test } from 'vitest'
import { chosenByKey, chosenByWords } from './choose-target.ts'

const targets = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('arrows go through the list, and round', () => {
  expect(chosenByKey(targets, 'ArrowDown', null)).toBe('a')
  expect(chosenByKey(targets, 'ArrowDown', 'a')).toBe('b')
  expect(chosenByKey(targets, 'ArrowDown', 'c')).toBe('a')
  expect(chosenByKey(targets, 'ArrowUp', 'a')).toBe('c')
  expect(chosenByKey(targets, 'ArrowUp', null)).toBe('c')
  expect(chosenByKey(targets, 'ArrowUp', 'elsewhere')).toBe('c')
  expect(chosenByKey(targets, 'Enter', 'a')).toBeUndefined()
  expect(chosenByKey([], 'ArrowDown', null)).toBeUndefined()
})

test('what is typed chooses the first that has it, and keeps what was chosen among them', () => {
  expect(chosenByWords(targets, 'x', null)).toBe('a')
  expect(chosenByWords(targets, 'x', 'b')).toBe('b')
  expect(chosenByWords(targets, 'x', 'elsewhere')).toBe('a')
  expect(chosenByWords([], 'x', 'b')).toBeNull()
  expect(chosenByWords(targets, ' ', 'elsewhere')).toBe('elsewhere')
})
