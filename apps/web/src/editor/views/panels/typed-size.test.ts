import { expect, test } from 'vitest'
import { typedSize } from './typed-size.ts'

test.each([
  ['17', 17],
  [' 12,5 ', 12.5],
  ['30px', 30],
  ['18 pt', 18],
  ['3', 8],
  ['900', 200],
  ['', null],
  ['big', null],
  ['-4', null],
  ['1e999', null],
])('the size typed as %j is %j', (typed, size) => {
  expect(typedSize(typed)).toBe(size)
})
