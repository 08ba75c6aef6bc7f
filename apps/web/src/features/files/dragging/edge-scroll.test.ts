import { expect, test } from 'vitest'
import { edgeSpeed } from './edge-scroll.ts'

test('a page stands still in its middle and scrolls faster the nearer the edge', () => {
  expect(edgeSpeed(400, 0, 800)).toBe(0)
  expect(edgeSpeed(20, 0, 800)).toBeLessThan(0)
  expect(edgeSpeed(0, 0, 800)).toBeLessThan(edgeSpeed(20, 0, 800))
  expect(edgeSpeed(790, 0, 800)).toBeGreaterThan(0)
  expect(edgeSpeed(5000, 0, 800)).toBe(20)
  expect(edgeSpeed(-5000, 0, 800)).toBe(-20)
})
