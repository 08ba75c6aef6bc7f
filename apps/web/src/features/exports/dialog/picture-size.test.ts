import { expect, test } from 'vitest'
import { fittingScale, guessBytes, isTooLarge, pixelsAt } from './picture-size.ts'

test('pictures of more than 15,000 pixels a side are too large, and a smaller scale is offered', () => {
  const wide = { width: 6_000, height: 100 }
  expect(isTooLarge(wide, 2)).toBe(false)
  expect(isTooLarge(wide, 3)).toBe(true)
  expect(fittingScale(wide)).toBe(2)
  expect(fittingScale({ width: 100, height: 20_000 })).toBe(null)
  expect(pixelsAt({ width: 10.2, height: 3 }, 2)).toEqual({ width: 21, height: 6 })
})

test('a larger picture is guessed to take more, but less than its share', () => {
  expect(guessBytes({ bytes: 1_000, pixels: 100 }, 100)).toBe(1_000)
  const four = guessBytes({ bytes: 1_000, pixels: 100 }, 400)
  expect(four).toBeGreaterThan(1_000)
  expect(four).toBeLessThan(4_000)
})
