import { expect, test } from 'vitest'
import { raisedBy } from './raised-by.ts'

const box = { x: 0, y: 100, width: 120, height: 60 }

test('what a finger carries is 16 px above it, at every zoom', () => {
  expect(raisedBy(box, { x: 60, y: 130 }, 1)).toBe(30 + 16)
  expect(raisedBy(box, { x: 60, y: 130 }, 2)).toBe(30 + 8)
})

test('a finger below it raises it no further, and a large shape stays near its finger', () => {
  expect(raisedBy(box, { x: 60, y: 165 }, 1)).toBe(16)
  expect(raisedBy({ ...box, height: 900 }, { x: 60, y: 110 }, 1)).toBe(96)
  expect(raisedBy({ ...box, height: 900 }, { x: 60, y: 110 }, 0.5)).toBe(192)
})
