import { contains, flattenPath, inflate, isInside, pathBounds } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../../../document/src/core/testing/cases.ts'
import { outwardFrom, outwardPath } from '../outward.ts'
import { boundaryShape, boundaryShapes } from './boundary-shapes.ts'
import { summaryShape, summaryShapes } from './summary-shapes.ts'

const size = fc.integer({ min: 40, max: 3000 })

describe('a boundary of any shape', () => {
  test('is drawn around what it holds, and no further out than it says', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(boundaryShapes)), size, size, (shape, width, height) => {
        const frame = { x: -20, y: 30, width, height }
        const outline = shape.outline(frame)
        const bounds = pathBounds(outline)
        for (const corner of flattenPath(outline).flat())
          expect(contains(inflate(frame, shape.reach + 0.01), corner)).toBe(true)
        expect(bounds?.width).toBeGreaterThan(width - 1)
        // What it holds keeps its padding of 10.
        const { x, y } = inflate(frame, -10)
        expect(isInside(outline, { x, y })).toBe(true)
      }),
      { numRuns: cases(100) },
    )
  })

  test('is rounded where nobody knows its name', () => {
    expect(boundaryShape('of-another-app')).toBe(boundaryShapes.rounded)
    expect(boundaryShape('toString')).toBe(boundaryShapes.rounded)
  })
})

describe('a brace of any shape', () => {
  const edges = { start: 5, end: 90, inner: 8, spine: 16, tip: 24 }
  const box = { x: 0, y: 0, width: 100, height: 95 }

  test.each(['left', 'right', 'up', 'down'] as const)(
    'to the %s runs from the first child to the last, up to its topic',
    (direction) => {
      for (const shape of Object.values(summaryShapes)) {
        const lines = shape(edges).map((steps) => outwardPath(outwardFrom(box, direction), steps))
        const bounds = pathBounds(lines.flat())
        const [long, across] =
          direction === 'left' || direction === 'right'
            ? (['height', 'width'] as const)
            : (['width', 'height'] as const)
        expect(bounds?.[long]).toBeCloseTo(85)
        expect(bounds?.[across]).toBeLessThanOrEqual(16.01)
      }
    },
  )

  test('is curly where nobody knows its name', () => {
    expect(summaryShape('of-another-app')).toBe(summaryShapes.curly)
  })
})
