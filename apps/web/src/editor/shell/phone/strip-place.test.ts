import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stripPlace, usualGap } from './strip-place.ts'

const strip = { width: 320, height: 56 }
const screen = { width: 390, height: 760 }
const item = fc.record({
  x: fc.integer({ min: -300, max: 500 }),
  y: fc.integer({ min: -300, max: 900 }),
  width: fc.integer({ min: 10, max: 700 }),
  height: fc.integer({ min: 10, max: 1_200 }),
})

test('it stands above what is selected, below where less than 100 px are free', () => {
  expect(
    stripPlace({ x: 100, y: 300, width: 80, height: 30 }, strip, screen, { top: 52, bottom: 0 }, usualGap),
  ).toEqual({ x: 10, y: 232 })
  expect(
    stripPlace({ x: 100, y: 151, width: 80, height: 30 }, strip, screen, { top: 52, bottom: 0 }, usualGap),
  ).toEqual({ x: 10, y: 193 })
  expect(
    stripPlace({ x: 100, y: 152, width: 80, height: 30 }, strip, screen, { top: 52, bottom: 0 }, usualGap),
  ).toEqual({ x: 10, y: 84 })
})

test('it is all on the screen, clear of the bars, and of the selected wherever there is room', () => {
  fc.assert(
    fc.property(item, fc.constantFrom(0, 52), fc.constantFrom(0, 300), (rect, top, bottom) => {
      const place = stripPlace(rect, strip, screen, { top, bottom }, usualGap)
      if (!place) return
      expect(place.x).toBeGreaterThanOrEqual(10)
      expect(place.x + strip.width).toBeLessThanOrEqual(screen.width - 10)
      expect(place.y).toBeGreaterThanOrEqual(top)
      const overlaps = place.y < rect.y + rect.height && place.y + strip.height > rect.y
      const hasRoom = rect.y - top >= 100 || screen.height - bottom - (rect.y + rect.height) >= 90
      if (hasRoom && rect.y - top < screen.height) expect(overlaps).toBe(false)
    }),
  )
})

test('what is off the screen, or under a sheet, has none', () => {
  expect(stripPlace({ x: 400, y: 300, width: 80, height: 30 }, strip, screen, { top: 52, bottom: 0 }, usualGap)).toBe(
    null,
  )
  expect(stripPlace({ x: 100, y: 500, width: 80, height: 30 }, strip, screen, { top: 52, bottom: 300 }, usualGap)).toBe(
    null,
  )
})
