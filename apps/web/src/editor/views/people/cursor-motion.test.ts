import { expect, test } from 'vitest'
import { isMoving, movedTo, opacityAfter, placeAt } from './cursor-motion.ts'

test('a cursor is at once where it is first seen, and eases from there to where it goes', () => {
  const first = movedTo(undefined, { x: 10, y: 0 }, 0)
  expect([placeAt(first, 0), isMoving(first, 0)]).toEqual([{ x: 10, y: 0 }, false])
  const next = movedTo(first, { x: 110, y: 0 }, 1_000)
  expect(isMoving(next, 1_010)).toBe(true)
  expect(placeAt(next, 1_000).x).toBe(10)
  expect(placeAt(next, 1_040).x).toBe(85)
  expect([placeAt(next, 1_080).x, isMoving(next, 1_080)]).toEqual([110, false])
})

test('on the way it turns where it is, and told the same place again it goes on', () => {
  const way = movedTo(movedTo(undefined, { x: 0, y: 0 }, 0), { x: 100, y: 0 }, 100)
  expect(movedTo(way, { x: 100, y: 0 }, 120)).toBe(way)
  const turned = movedTo(way, { x: 0, y: 0 }, 140)
  expect(turned.from).toEqual({ x: 75, y: 0 })
})

test('it fades after ten seconds and is gone after a minute', () => {
  expect([0, 9_999, 10_000, 59_999, 60_000].map(opacityAfter)).toEqual([1, 1, 0.4, 0.4, 0])
})
