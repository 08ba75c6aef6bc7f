import { expect, test } from 'vitest'
import { listWindow } from './list-window.ts'

const named = (count: number) => Array.from({ length: count }, (_, nth) => `s${nth}`)

test('a page that is not large is listed as a whole', () => {
  expect(listWindow(named(200), ['s7']).map(({ id }) => id)).toEqual(named(200))
})

test('of a large page what is around the shape that was selected last is listed, at its place in the whole', () => {
  const rows = listWindow(named(10_000), ['s9000', 's5000'])
  expect(rows.length).toBeLessThan(100)
  expect(rows).toContainEqual({ id: 's4990', position: 4_991 })
  expect(rows).toContainEqual({ id: 's5000', position: 5_001 })
  expect(rows.at(-1)).toEqual({ id: 's9000', position: 9_001 })
})

test('with nothing selected, or something that is not on the page, it begins at the beginning', () => {
  expect(listWindow(named(1_000), [])[0]).toEqual({ id: 's0', position: 1 })
  expect(listWindow(named(1_000), ['gone'])[0]).toEqual({ id: 's0', position: 1 })
})

test('with everything selected it has no more elements than can be listened to', () => {
  expect(listWindow(named(10_000), named(10_000)).length).toBeLessThan(200)
})
