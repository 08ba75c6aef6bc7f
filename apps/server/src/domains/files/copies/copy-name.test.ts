import { charactersOf, longestFileName } from '@ramify/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { copyName } from './copy-name.ts'

it.each([
  ['Plan', 2, 'Plan 2'],
  ['Plan 2', 3, 'Plan 3'],
  ['Plan 99', 4, 'Plan 4'],
  ['Report 2024', 2, 'Report 2024 2'],
  ['Plan 1', 2, 'Plan 1 2'],
  ['7', 2, '7 2'],
  ['计划 2', 3, '计划 3'],
])('a copy of %s is called, with the number %i, %s', (name, number, copy) => {
  expect(copyName(name)(number)).toBe(copy)
})

it('is never too long', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
      fc.integer({ min: 2 }),
      (name, number) => {
        const copy = copyName(name)(number)
        expect(charactersOf(copy).length).toBeLessThanOrEqual(Math.max(longestFileName, charactersOf(name).length))
        expect(copy.endsWith(` ${number}`)).toBe(true)
      },
    ),
  )
})
