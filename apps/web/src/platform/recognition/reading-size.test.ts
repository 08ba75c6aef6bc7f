import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readingSize } from './reading-size.ts'

test('small pictures are looked at larger, huge ones smaller, others as they are', () => {
  expect(readingSize({ width: 300, height: 100 })).toEqual({ width: 900, height: 300 })
  expect(readingSize({ width: 1000, height: 600 })).toEqual({ width: 1500, height: 900 })
  expect(readingSize({ width: 3000, height: 2000 })).toEqual({ width: 3000, height: 2000 })
  expect(readingSize({ width: 8000, height: 6000 })).toEqual({ width: 4000, height: 3000 })
})

test('never too much to be held, never nothing', () => {
  const side = fc.integer({ min: 1, max: 50_000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = readingSize({ width, height })
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1)
      expect(size.width * size.height).toBeLessThanOrEqual(12_000_000)
    }),
  )
})
