import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropWithin, mostZoom, squareOf, wholeOf } from './crop.ts'

const length = fc.integer({ min: 1, max: 8000 })
const anywhere = fc.double({ min: -10_000, max: 20_000, noNaN: true })

test('wherever somebody drags it, the square stays inside of the picture', () => {
  fc.assert(
    fc.property(
      length,
      length,
      anywhere,
      anywhere,
      fc.double({ min: -2, max: 20, noNaN: true }),
      (width, height, x, y, zoom) => {
        const size = { width, height }
        const { left, top, side } = squareOf(size, cropWithin(size, { x, y, zoom }))
        const hair = 1e-6
        expect(left).toBeGreaterThanOrEqual(-hair)
        expect(top).toBeGreaterThanOrEqual(-hair)
        expect(left + side).toBeLessThanOrEqual(width + hair)
        expect(top + side).toBeLessThanOrEqual(height + hair)
        expect(side).toBeGreaterThanOrEqual(Math.min(width, height) / mostZoom - hair)
      },
    ),
  )
})

test('at first it is the middle of the picture, as large as can be', () => {
  expect(squareOf({ width: 400, height: 300 }, wholeOf({ width: 400, height: 300 }))).toEqual({
    left: 50,
    top: 0,
    side: 300,
  })
  expect(squareOf({ width: 30, height: 90 }, wholeOf({ width: 30, height: 90 }))).toEqual({
    left: 0,
    top: 30,
    side: 30,
  })
})
