import { containsRect, inflate, intersects, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../document/src/core/testing/cases.ts'
import { SpatialIndex } from './spatial-index.ts'

const place = fc.oneof(
  fc.integer({ min: -50, max: 50 }),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  fc.constant(0),
)
const length = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.double({ min: 0, max: 1e7, noNaN: true }))
const rect: fc.Arbitrary<Rect> = fc.record({ x: place, y: place, width: length, height: length })

const found = (rects: readonly Rect[], area: Rect) =>
  rects.flatMap((each, number) => (intersects(each, area) ? [number] : []))

test('finds what a look at each would find, also after some moved', () => {
  fc.assert(
    fc.property(
      fc.array(rect, { maxLength: 400, size: 'max' }),
      fc.array(rect, { minLength: 1, maxLength: 5 }),
      fc.array(fc.tuple(fc.nat(400), rect), { maxLength: 160, size: 'max' }),
      (rects, areas, moves) => {
        const index = SpatialIndex.of(rects)
        for (const area of areas) expect(index.within(area)).toEqual(found(rects, area))
        const moved = [...rects]
        const there = moves.filter(([number]) => number < rects.length)
        for (const [number, to] of there) moved[number] = to
        const after = index.with(there)
        expect(after.bounds).toEqual(SpatialIndex.of(moved).bounds)
        for (const each of moved) expect(containsRect(inflate(after.bounds ?? each, 1e-6), each)).toBe(true)
        for (const area of areas) expect(after.within(area)).toEqual(found(moved, area))
        for (const area of areas) expect(index.within(area)).toEqual(found(rects, area))
      },
    ),
    { numRuns: cases(40) },
  )
})
