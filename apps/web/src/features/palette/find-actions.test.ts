import { expect, test } from 'vitest'
import { findActions } from './find-actions.ts'

const items = [
  { label: 'Mind maps', keywords: '', groupLabel: 'Go to' },
  { label: 'New mind map', keywords: 'create', groupLabel: 'Create' },
  { label: 'Team collaboration', keywords: '', groupLabel: 'Go to' },
  { label: 'Dark', keywords: 'theme night', groupLabel: 'Theme' },
  { label: 'Café', keywords: '', groupLabel: 'Go to' },
  { label: '回收站', keywords: '', groupLabel: '前往' },
]

const find = (typed: string) => findActions(items, typed).map(({ label }) => label)

test('nothing typed: all of them as they stand', () => {
  expect(find('')).toEqual(items.map(({ label }) => label))
  expect(find('   ')).toHaveLength(items.length)
})

test('the beginning of the label wins over a word inside, that over a keyword', () => {
  expect(find('mind')).toEqual(['Mind maps', 'New mind map'])
  expect(find('go')).toEqual(['Mind maps', 'Team collaboration', 'Café'])
})

test('every word must be found somewhere', () => {
  expect(find('theme dark')).toEqual(['Dark'])
  expect(find('dark mind')).toEqual([])
})

test('case, accents and width of letters do not matter', () => {
  expect(find('CAFE')).toEqual(['Café'])
  expect(find('ｄａｒｋ')).toEqual(['Dark'])
})

test('Chinese is found by any part', () => {
  expect(find('收站')).toEqual(['回收站'])
})

test('what means something to a pattern is only a letter here', () => {
  expect(find('.*(')).toEqual([])
})
