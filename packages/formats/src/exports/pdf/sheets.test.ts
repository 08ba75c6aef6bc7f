import { contains } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ExportPage } from '../pages/export-page.ts'
import { sheetAt, sheetsOf } from './sheets.ts'

const pageOf = (width: number, height: number) => ({ bounds: { x: -20, y: -20, width, height } }) as ExportPage

test('one page is as large as the drawing and 50 pixels higher, at 96 pixels an inch', () => {
  const [sheet, ...more] = sheetsOf(pageOf(800, 400), {})
  expect(more).toEqual([])
  expect(sheet).toMatchObject({ area: { x: -20, y: -20, width: 800, height: 450 }, width: 600, height: 337.5 })
})

test('a page that no reader shows so large is made smaller, however wide the drawing is', () => {
  const [sheet] = sheetsOf(pageOf(100_000, 950), {})
  expect(sheet?.width).toBeCloseTo(14_400)
  expect(sheet?.height).toBeCloseTo(144)
})

test('sheets of paper cover the whole drawing, row by row, without a gap', () => {
  const sheets = sheetsOf(pageOf(2_000, 1_500), { paper: 'a4', landscape: true })
  const areas = sheets.map(({ area }) => area)
  const columns = areas.filter(({ y }) => y === -20).length
  expect(columns * areas.filter(({ x }) => x === -20).length).toBe(sheets.length)
  for (const [nth, { x, y, width, height }] of areas.entries()) {
    expect(x).toBeCloseTo(-20 + (nth % columns) * width)
    expect(y).toBeCloseTo(-20 + Math.floor(nth / columns) * height)
  }
  const last = areas.at(-1)
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThanOrEqual(1_980)
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeGreaterThanOrEqual(1_480)
})

test('more sheets than anybody prints are refused', () => {
  expect(() => sheetsOf(pageOf(100_000, 100_000), { paper: 'a4' })).toThrow('too-large')
})

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
