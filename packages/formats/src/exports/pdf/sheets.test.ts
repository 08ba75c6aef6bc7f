import { expect, test } from 'vitest'
import type { ExportPage } from '../pages/export-page.ts'
import { sheetsOf } from './sheets.ts'

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
