import { intersects, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PlacedLabels } from './placed-labels.ts'

const place = fc.oneof(fc.double({ min: -500, max: 500, noNaN: true }), fc.constantFrom(Number.NaN, -96, 0, 96, 1e300))
const length = fc.oneof(
  fc.double({ min: 0, max: 300, noNaN: true }),
  fc.constantFrom(0, 5_000, 1e9, Number.POSITIVE_INFINITY),
)
const boxes = fc.record({ x: place, y: place, width: length, height: length })

test('says the same as looking at all of them, however large they are and wherever they stand', () => {
  fc.assert(
    fc.property(fc.array(boxes, { maxLength: 40 }), boxes, (labels: Rect[], box) => {
      const placed = new PlacedLabels()
      for (const label of labels) placed.add(label)
      expect(placed.intersects(box)).toBe(labels.some((label) => intersects(label, box)))
    }),
    { numRuns: 500 },
  )
})
