import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromOverview, heldIn, overviewPlace, toOverview } from './overview-place.ts'

const size = { width: 200, height: 132 }
const number = fc.double({ min: -50_000, max: 50_000, noNaN: true })
const length = fc.double({ min: 1, max: 90_000, noNaN: true })
const rect = fc.record({ x: number, y: number, width: length, height: length })

test('a whole map lies inside of its picture, in the middle', () => {
  fc.assert(
    fc.property(rect, (bounds) => {
      const { x, y, width, height } = toOverview(overviewPlace(bounds, size, 8), bounds)
      expect(x).toBeGreaterThanOrEqual(8 - 1e-6)
      expect(y).toBeGreaterThanOrEqual(8 - 1e-6)
      expect(x + width / 2).toBeCloseTo(size.width / 2, 4)
      expect(y + height / 2).toBeCloseTo(size.height / 2, 4)
    }),
  )
})

test('a point of the picture is the point of the map that is drawn there', () => {
  fc.assert(
    fc.property(rect, number, number, (bounds, x, y) => {
      const place = overviewPlace(bounds, size, 8)
      const drawn = toOverview(place, { x, y, width: 0, height: 0 })
      const back = fromOverview(place, drawn)
      expect(back.x).toBeCloseTo(x, 3)
      expect(back.y).toBeCloseTo(y, 3)
    }),
  )
})

test('what is looked at stays in the picture, however far away or small it is', () => {
  fc.assert(
    fc.property(rect, (view) => {
      const { x, y, width, height } = heldIn(view, size, 6)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(6 - 1e-9)
      expect(x + width).toBeLessThanOrEqual(size.width + 1e-9)
      expect(y + height).toBeLessThanOrEqual(size.height + 1e-9)
    }),
  )
})
