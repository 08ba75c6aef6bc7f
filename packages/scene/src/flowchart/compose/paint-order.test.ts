import { inflate, intersects, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cases } from '../../../../document/src/core/testing/cases.ts'
import { layersOf, type Paintwork } from './paint-order.ts'

const rect: fc.Arbitrary<Rect> = fc.record({
  x: fc.integer({ min: 0, max: 300 }),
  y: fc.integer({ min: 0, max: 300 }),
  width: fc.integer({ min: 3, max: 90 }),
  height: fc.integer({ min: 3, max: 90 }),
})

const works: fc.Arbitrary<Paintwork[]> = fc
  .array(fc.record({ pieces: fc.array(rect, { minLength: 1, maxLength: 3 }), isLine: fc.boolean(), end: fc.nat(30) }), {
    maxLength: 40,
  })
  .map((all) =>
    all.map(({ pieces, isLine, end }, nth) => ({
      id: `w${nth}`,
      // Shapes are one piece, lines are several, and end at a shape.
      pieces: isLine ? pieces : pieces.slice(0, 1),
      isLine,
      touched: isLine ? [`w${end}`] : [],
      drawings: [{ x: nth, y: 0, primitives: [] }],
    })),
  )

test('what covers something else is in a higher layer, and everything is in one', () => {
  fc.assert(
    fc.property(works, (all) => {
      const layers = layersOf(all)
      const levels = all.map((_, nth) => layers.findIndex((layer) => layer.some(({ x }) => x === nth)))
      expect(levels.every((level) => level >= 0)).toBe(true)
      expect(layers.flat()).toHaveLength(all.length)
      for (const [nth, upper] of all.entries()) {
        for (const [below, lower] of all.slice(0, nth).entries()) {
          if (covers(upper, lower)) expect(levels[nth]).toBeGreaterThan(levels[below] as number)
        }
      }
    }),
    { numRuns: cases(60) },
  )
})

function covers(upper: Paintwork, lower: Paintwork): boolean {
  if (upper.isLine && lower.isLine) return false
  if (upper.touched.includes(lower.id) || lower.touched.includes(upper.id)) return false
  return upper.pieces.some((one) => lower.pieces.some((other) => intersects(inflate(one, -1), inflate(other, -1))))
}
