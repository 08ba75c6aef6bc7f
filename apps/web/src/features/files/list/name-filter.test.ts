import { expect, test } from 'vitest'
import { filterByName, namesWith } from './name-filter.ts'

const items = [{ name: 'Café plan' }, { name: 'Quay' }, { name: '读书笔记' }]
const names = (typed: string) => filterByName(items, typed).map(({ name }) => name)

test('a part of the name is enough, whatever its case and accents', () => {
  expect(names('CAFE')).toEqual(['Café plan'])
  expect(names(' ua ')).toEqual(['Quay'])
  expect(names('书笔')).toEqual(['读书笔记'])
  expect(names('.*')).toEqual([])
})

test('words are looked for one by one, in any order', () => {
  expect(namesWith(items, 'plan cafe')).toEqual([{ name: 'Café plan' }])
  expect(namesWith(items, 'plan quay')).toEqual([])
  expect(namesWith(items, ' ')).toEqual(items)
})

test('nothing typed: all of them, the very same list', () => {
  expect(filterByName(items, '  ')).toBe(items)
})
