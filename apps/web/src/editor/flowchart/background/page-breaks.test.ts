import { containsRect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageBreaks } from './page-breaks.ts'

test('sheets cover all that is drawn, the first begins at the origin, and none is there that nothing needs', () => {
  const place = fc.integer({ min: -5000, max: 5000 })
  const length = fc.integer({ min: 0, max: 5000 })
  const side = fc.integer({ min: 200, max: 2000 })
  fc.assert(
    fc.property(place, place, length, length, side, side, (x, y, width, height, sheetWidth, sheetHeight) => {
      const drawn = { x, y, width, height }
      const breaks = pageBreaks({ width: sheetWidth, height: sheetHeight }, drawn)
      if (!breaks) throw new Error('There are breaks.')
      expect(containsRect(breaks.sheets, drawn)).toBe(true)
      expect(breaks.x).toContain(0)
      expect(breaks.y).toContain(0)
      expect(breaks.x.every((at) => at % sheetWidth === 0)).toBe(true)
      expect(breaks.sheets.width).toBeLessThan(Math.max(Math.abs(x), Math.abs(x + width), width) + 2 * sheetWidth)
    }),
  )
})

test('an empty page is one sheet, and thousands of sheets are not counted', () => {
  const sheet = { width: 800, height: 1000 }
  expect(pageBreaks(sheet, { x: 0, y: 0, width: 0, height: 0 })).toEqual({
    x: [0, 800],
    y: [0, 1000],
    sheets: { x: 0, y: 0, ...sheet },
  })
  expect(pageBreaks(sheet, { x: 0, y: 0, width: 1e7, height: 10 })).toBeNull()
})
