import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printSheets } from './print-sheets.ts'

const sizes = fc.record({ width: fc.integer({ min: 1, max: 200_000 }), height: fc.integer({ min: 1, max: 200_000 }) })
const wishes = fc.record({
  paper: fc.constantFrom('a4', 'a3'),
  isLandscape: fc.boolean(),
  way: fc.constantFrom('fit', 'tiled'),
})

test('everything is on the sheets, and no sheet is empty', () => {
  fc.assert(
    fc.property(sizes, wishes, (size, wish) => {
      const { area, scale, columns, rows } = printSheets(size, wish)
      const [width, height] = [size.width * scale, size.height * scale]
      expect(width).toBeLessThanOrEqual(columns * area.width + 1)
      expect(height).toBeLessThanOrEqual(rows * area.height + 1)
      expect(width).toBeGreaterThan((columns - 1) * area.width)
      expect(height).toBeGreaterThan((rows - 1) * area.height)
      expect(columns * rows).toBeLessThanOrEqual(wish.way === 'fit' ? 1 : 400)
    }),
  )
})

test('a small drawing is not made larger, and a large one is only tiled at its own size', () => {
  expect(printSheets({ width: 300, height: 200 }, { paper: 'a4', isLandscape: true, way: 'fit' }).scale).toBe(1)
  const tiled = printSheets({ width: 3_000, height: 1_000 }, { paper: 'a4', isLandscape: true, way: 'tiled' })
  expect(tiled).toMatchObject({ scale: 1, columns: 3, rows: 2 })
})
