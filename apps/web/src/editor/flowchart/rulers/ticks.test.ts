import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ticksIn } from './ticks.ts'

test('ticks are in the part that is seen, equally far from each other, and their numbers have room', () => {
  const zooms = fc.double({ min: 0.01, max: 4, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.integer({ min: 200, max: 3000 }),
      zooms,
      (from, screen, zoom) => {
        const length = screen / zoom
        const ticks = ticksIn(from, length, zoom)
        expect(ticks.length).toBeGreaterThan(1)
        expect(ticks.every(({ at }) => at >= from - 1e-6 && at <= from + length + 1e-6)).toBe(true)
        const majors = ticks.filter(({ isMajor }) => isMajor).map(({ at }) => at)
        for (const [nth, at] of majors.entries()) {
          const before = majors[nth - 1]
          if (before === undefined) continue
          expect((at - before) * zoom).toBeGreaterThanOrEqual(55)
          expect((at - before) * zoom).toBeLessThan(150)
        }
      },
    ),
  )
})

test('hostile views have no ticks', () => {
  expect(ticksIn(Number.NaN, 100, 1)).toEqual([])
  expect(ticksIn(0, 100, 0)).toEqual([])
  expect(ticksIn(0, Number.POSITIVE_INFINITY, 1)).toEqual([])
})
