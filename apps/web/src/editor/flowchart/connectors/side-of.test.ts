import { expect, test } from 'vitest'
import { sideOf } from './side-of.ts'

const box = { x: 0, y: 0, width: 200, height: 50 }

test.each([
  ['left', { x: 0, y: 30 }],
  ['right', { x: 200, y: 10 }],
  ['top', { x: 150, y: 0 }],
  ['bottom', { x: 20, y: 50 }],
] as const)('a place on the edge is at the side it lies on: %s', (side, point) => {
  expect(sideOf(box, point)).toBe(side)
})
