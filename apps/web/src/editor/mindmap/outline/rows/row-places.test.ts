import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowAt, rowsBetween, topsOf } from './row-places.ts'

const heights = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 })

test('every height belongs to the row that covers it', () => {
  fc.assert(
    fc.property(
      heights,
      fc.integer({ min: 0, max: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (rows, start, part) => {
        const tops = topsOf(rows, start)
        const y = start + part * ((tops.at(-1) as number) - start - 0.001)
        const row = rowAt(tops, y)
        expect(tops[row] as number).toBeLessThanOrEqual(y)
        expect(tops[row + 1] as number).toBeGreaterThan(y)
      },
    ),
  )
})

test('what is drawn covers the screen, and no row more than reaches into it', () => {
  fc.assert(
    fc.property(heights, fc.integer({ min: -200, max: 6000 }), fc.integer({ min: 0, max: 900 }), (rows, from, room) => {
      const tops = topsOf(rows)
      const { first, end } = rowsBetween(tops, from, from + room)
      expect(first).toBeLessThan(end)
      for (const [row, height] of rows.entries()) {
        const top = tops[row] as number
        const isSeen = top <= from + room && top + height > from
        if (isSeen) expect(row >= first && row < end).toBe(true)
        else if (row > first && row < end - 1) expect.fail(`${row} is not seen`)
      }
    }),
  )
})

test('beyond the ends it is the first row, and the last', () => {
  const tops = topsOf([10, 20, 30])
  expect([...tops]).toEqual([0, 10, 30, 60])
  expect([rowAt(tops, -5), rowAt(tops, 10), rowAt(tops, 1000)]).toEqual([0, 1, 2])
  expect(rowAt(topsOf([]), 5)).toBe(-1)
  expect(rowsBetween(topsOf([]), 0, 100)).toEqual({ first: 0, end: 0 })
})
