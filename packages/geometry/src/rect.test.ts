import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  center,
  contains,
  containsRect,
  covering,
  fitInside,
  inflate,
  intersects,
  rectAround,
  translateRect,
  union,
} from './rect.ts'
import type { Rect } from './shapes.ts'

const place = fc.integer({ min: -500, max: 500 })
const length = fc.integer({ min: 0, max: 300 })
const rect: fc.Arbitrary<Rect> = fc.record({ x: place, y: place, width: length, height: length })
const point = fc.record({ x: place, y: place })

describe('rectangles', () => {
  test('the union of many holds each of them and nothing smaller does', () => {
    expect(union([])).toBeNull()
    fc.assert(
      fc.property(fc.array(rect, { minLength: 1 }), (rects) => {
        const all = union(rects)
        if (!all) throw new Error('There is one.')
        for (const each of rects) expect(containsRect(all, each)).toBe(true)
        expect(all.x).toBe(Math.min(...rects.map(({ x }) => x)))
        expect(all.y + all.height).toBe(Math.max(...rects.map(({ y, height }) => y + height)))
      }),
    )
  })

  test('two meet exactly when they share a point', () => {
    fc.assert(
      fc.property(rect, rect, (a, b) => {
        const x = Math.max(a.x, b.x)
        const y = Math.max(a.y, b.y)
        const shared = contains(a, { x, y }) && contains(b, { x, y })
        expect(intersects(a, b)).toBe(shared)
        expect(intersects(b, a)).toBe(shared)
      }),
    )
  })

  test('grows and shrinks around its centre, and never turns inside out', () => {
    fc.assert(
      fc.property(rect, fc.integer({ min: -400, max: 400 }), (each, by) => {
        const grown = inflate(each, by)
        expect(center(grown)).toEqual(center(each))
        expect(grown.width).toBe(Math.max(0, each.width + 2 * by))
        expect(grown.height).toBe(Math.max(0, each.height + 2 * by))
      }),
    )
  })

  test('moving it moves what it contains', () => {
    fc.assert(
      fc.property(rect, point, point, (each, at, by) => {
        const moved = contains(translateRect(each, by), { x: at.x + by.x, y: at.y + by.y })
        expect(moved).toBe(contains(each, at))
      }),
    )
  })

  test('around points is the smallest that holds them', () => {
    expect(rectAround([])).toBeNull()
    expect(rectAround([{ x: 3, y: 4 }])).toEqual({ x: 3, y: 4, width: 0, height: 0 })
    expect(
      rectAround([
        { x: 3, y: -4 },
        { x: -1, y: 6 },
      ]),
    ).toEqual({ x: -1, y: -4, width: 4, height: 10 })
  })

  test('covering leaves nothing bare, keeps proportions and the centre, and is no larger than that takes', () => {
    const length = fc.double({ min: 0.1, max: 5000, noNaN: true })
    const place = fc.record({ x: length, y: length, width: length, height: length })
    fc.assert(
      fc.property(place, fc.record({ width: length, height: length }), (rect, size) => {
        const cover = covering(rect, size)
        expect(containsRect(inflate(cover, 1e-6), rect)).toBe(true)
        expect(cover.width * size.height).toBeCloseTo(cover.height * size.width, 3)
        expect(center(cover).x).toBeCloseTo(center(rect).x, 6)
        expect(Math.min(cover.width - rect.width, cover.height - rect.height)).toBeCloseTo(0, 6)
      }),
    )
  })

  test('fitting keeps proportions and enlarges nothing', () => {
    expect(fitInside({ width: 400, height: 100 }, { width: 200, height: 200 })).toEqual({ width: 200, height: 50 })
    expect(fitInside({ width: 100, height: 50 }, { width: 200, height: 200 })).toEqual({ width: 100, height: 50 })
  })
})
