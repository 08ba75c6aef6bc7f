import { contains } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExportPage } from '../pages/export-page.ts'
import { sheetAt, sheetsOf } from './sheets.ts'

test('the sheet is found that a place is on, and none for a place beside all of them', () => {
  const place = fc.record({ x: fc.integer({ min: -3_000, max: 6_000 }), y: fc.integer({ min: -3_000, max: 6_000 }) })
  const sides = fc.record({ width: fc.integer({ min: 1, max: 5_000 }), height: fc.integer({ min: 1, max: 5_000 }) })
  fc.assert(
    fc.property(sides, place, fc.constantFrom('one', 'a4', 'a3'), fc.nat(), (size, anywhere, paper, nth) => {
      const page: ExportPage = {
        id: '',
        name: '',
        paper: '#fff',
        bounds: { x: -2_000, y: -1_000, ...size },
        layers: () => [],
        background: () => [],
      }
      const sheets = sheetsOf(page, { paper })
      const { area: some } = sheets[nth % sheets.length] as (typeof sheets)[0]
      const corner = { x: some.x + some.width, y: some.y + some.height }
      for (const point of [anywhere, corner, { ...corner, y: anywhere.y }, { ...anywhere, y: some.y }]) {
        const found = sheetAt(sheets, point)
        const all = sheets.filter(({ area }) => contains(area, point))
        expect(found === undefined).toBe(all.length === 0)
        if (found) expect(all).toContain(found)
      }
    }),
    { numRuns: 200 },
  )
})
