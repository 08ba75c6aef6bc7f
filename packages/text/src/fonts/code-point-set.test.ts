import { expect, test } from 'vitest'
import { codePointSet, contains, decodeRanges } from './code-point-set.ts'

test('reads ranges as gap and length in base 36', () => {
  expect(decodeRanges('')).toEqual([])
  expect(decodeRanges('w-2m y 2')).toEqual([32, 126, 160, 160, 162, 162])
})

test('knows what lies in a range, and at its ends', () => {
  const ranges = decodeRanges('w-2m y 2')
  const inside = [32, 33, 126, 160, 162]
  const outside = [0, 31, 127, 159, 161, 163, 0x10ffff]
  expect(inside.filter((codePoint) => contains(ranges, codePoint))).toEqual(inside)
  expect(outside.filter((codePoint) => contains(ranges, codePoint))).toEqual([])
  expect(contains([], 32)).toBe(false)
})

test('joins several lists', () => {
  const set = codePointSet(['w', '1s'])
  expect([32, 33, 64].map((codePoint) => set.has(codePoint))).toEqual([true, false, true])
})
