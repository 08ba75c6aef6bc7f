import { expect, test } from 'vitest'
import { chosenByKey, chosenByWords } from './choose-topic.ts'

const topics = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test('arrows go through the list, and round', () => {
  expect(chosenByKey(topics, 'ArrowDown', null)).toBe('a')
  expect(chosenByKey(topics, 'ArrowDown', 'a')).toBe('b')
  expect(chosenByKey(topics, 'ArrowDown', 'c')).toBe('a')
  expect(chosenByKey(topics, 'ArrowUp', 'a')).toBe('c')
  expect(chosenByKey(topics, 'ArrowUp', null)).toBe('c')
  expect(chosenByKey(topics, 'ArrowUp', 'elsewhere')).toBe('c')
  expect(chosenByKey(topics, 'Enter', 'a')).toBeUndefined()
  expect(chosenByKey([], 'ArrowDown', null)).toBeUndefined()
})

test('what is typed chooses the first that has it, and keeps what was chosen among them', () => {
  expect(chosenByWords(topics, 'x', null)).toBe('a')
  expect(chosenByWords(topics, 'x', 'b')).toBe('b')
  expect(chosenByWords(topics, 'x', 'elsewhere')).toBe('a')
  expect(chosenByWords([], 'x', 'b')).toBeNull()
  expect(chosenByWords(topics, ' ', 'elsewhere')).toBe('elsewhere')
})
