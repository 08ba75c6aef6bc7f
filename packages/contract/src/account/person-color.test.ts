import { expect, test } from 'vitest'
import { colorOfPerson } from './person-color.ts'

test('a person has one of seven colours, always the same; nobody in particular has the first', () => {
  const ids = Array.from({ length: 70 }, (_, nth) => nth.toString(16).padStart(32, 'f'))
  const colors = ids.map(colorOfPerson)
  expect(new Set(colors)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]))
  expect(ids.map(colorOfPerson)).toEqual(colors)
  expect(colorOfPerson('')).toBe(1)
})
