import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beside, columnsIn, type Grid, heightOf, indexesBetween, indexesIn, placeIn } from './grid.ts'

const grid: fc.Arbitrary<Grid> = fc.record({
  count: fc.integer({ min: 0, max: 400 }),
  columns: fc.integer({ min: 1, max: 7 }),
  width: fc.integer({ min: 240, max: 2000 }),
  rowHeight: fc.integer({ min: 20, max: 300 }),
  gap: fc.integer({ min: 0, max: 20 }),
})

const all = ({ count }: Grid) => Array.from({ length: count }, (_, index) => index)

test('every entry stands within the list, and none on another', () => {
  fc.assert(
    fc.property(grid, (each) => {
      const places = all(each).map((index) => placeIn(each, index))
      for (const { x, y, width, height } of places) {
        expect(x + width).toBeLessThanOrEqual(each.width + 1e-6)
        expect(y + height).toBeLessThanOrEqual(heightOf(each))
      }
      for (const [index, { x, y }] of places.entries()) {
        const before = places[index - 1]
        if (before) expect(y > before.y || x > before.x + before.width - 1e-6).toBe(true)
      }
    }),
  )
})

test('what is between two heights is what one would find by looking at each', () => {
  const height = fc.integer({ min: -500, max: 20_000 })
  fc.assert(
    fc.property(grid, height, fc.integer({ min: 1, max: 900 }), (each, top, tall) => {
      const { first, end } = indexesBetween(each, top, top + tall)
      const seen = all(each).filter((index) => {
        const { y, height } = placeIn(each, index)
        return y < top + tall && y + height > top
      })
      for (const index of seen) expect(index >= first && index < end).toBe(true)
      // No more than a row of those that only touch the edge.
      expect(end - first - seen.length).toBeLessThanOrEqual(2 * each.columns)
    }),
  )
})

test('an area finds those it touches, and a list without entries none', () => {
  const each: Grid = { count: 10, columns: 3, width: 324, rowHeight: 50, gap: 12 }
  expect(indexesIn(each, { x: 0, y: 0, width: 110, height: 60 })).toEqual([0])
  expect(indexesIn(each, { x: 90, y: 40, width: 100, height: 40 })).toEqual([0, 1, 3, 4])
  expect(indexesIn(each, { x: 0, y: 186, width: 324, height: 50 })).toEqual([9])
  expect(indexesIn({ ...each, count: 0 }, { x: 0, y: 0, width: 400, height: 400 })).toEqual([])
})

test('the arrows go to what is beside, and down into a short last row', () => {
  const each: Grid = { count: 8, columns: 3, width: 324, rowHeight: 50, gap: 12 }
  expect(beside(each, 0, 'left')).toBeNull()
  expect(beside(each, 2, 'right')).toBe(3)
  expect(beside(each, 1, 'down')).toBe(4)
  expect(beside(each, 5, 'down')).toBe(7)
  expect(beside(each, 7, 'down')).toBeNull()
  expect(beside(each, 1, 'up')).toBeNull()
})

test('columns are as many as fit, and one at least', () => {
  expect(columnsIn(1000, 240, 12)).toBe(4)
  expect(columnsIn(996, 240, 12)).toBe(4)
  expect(columnsIn(995, 240, 12)).toBe(3)
  expect(columnsIn(100, 240, 12)).toBe(1)
  expect(columnsIn(1000, null, 0)).toBe(1)
})
