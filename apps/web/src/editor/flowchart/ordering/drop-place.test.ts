import { expect, test } from 'vitest'
import { dropPlace, placeAmongOthers } from './drop-place.ts'

const row = [
  { from: 0, to: 10 },
  { from: 10, to: 30 },
  { from: 30, to: 40 },
]

test('the nearer half of an element decides on which side of it something is dropped', () => {
  expect([-5, 4, 6, 19, 21, 36, 99].map((at) => dropPlace(row, at))).toEqual([0, 0, 1, 1, 2, 3, 3])
})

test('beside itself it stays where it is', () => {
  expect([0, 1, 2, 3].map((drop) => placeAmongOthers(1, drop))).toEqual([0, null, null, 2])
})
