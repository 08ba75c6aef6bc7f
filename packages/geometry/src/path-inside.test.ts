import fc from 'fast-check'
import { expect, test } from 'vitest'
import { circle, rectangle } from './outlines.ts'
import { reversePath } from './path.ts'
import { isInside } from './path-inside.ts'

const place = fc.integer({ min: -20, max: 20 })

test('of a rectangle', () => {
  const path = rectangle({ x: -10, y: -5, width: 20, height: 10 })
  fc.assert(
    fc.property(place, place, (x, y) => {
      const point = { x: x + 0.5, y: y + 0.5 }
      expect(isInside(path, point)).toBe(Math.abs(point.x) < 10 && Math.abs(point.y) < 5)
      expect(isInside(reversePath(path), point)).toBe(isInside(path, point))
    }),
  )
})

test('of a circle, but for what lies on its line', () => {
  const path = circle(0, 0, 10)
  fc.assert(
    fc.property(place, place, (x, y) => {
      const away = Math.hypot(x, y)
      if (Math.abs(away - 10) > 0.5) expect(isInside(path, { x, y })).toBe(away < 10)
    }),
  )
})

test('a path that draws nothing encloses nothing', () => {
  expect(isInside([], { x: 0, y: 0 })).toBe(false)
})
