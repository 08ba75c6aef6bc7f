import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { circle, hexagon, pill, rectangle, roundedRectangle, sector } from './outlines.ts'
import { pathBounds } from './path-bounds.ts'
import { flattenPath } from './path-points.ts'
import { distance } from './point.ts'

const length = fc.double({ min: 1, max: 400, noNaN: true })
const rect = fc.record({ x: length, y: length, width: length, height: length })

describe('outlines', () => {
  test('fill exactly the rectangle they are made for', () => {
    fc.assert(
      fc.property(rect, length, (each, size) => {
        for (const path of [rectangle(each), roundedRectangle(each, size), pill(each), hexagon(each, size)]) {
          const bounds = pathBounds(path)
          expect(bounds?.x).toBeCloseTo(each.x, 6)
          expect(bounds?.y).toBeCloseTo(each.y, 6)
          expect(bounds?.width).toBeCloseTo(each.width, 6)
          expect(bounds?.height).toBeCloseTo(each.height, 6)
        }
      }),
    )
  })

  test('a circle is round', () => {
    for (const each of flattenPath(circle(10, 20, 50)).flat()) {
      expect(distance(each, { x: 10, y: 20 })).toBeCloseTo(50, 1)
    }
  })

  test('a quarter of a circle lies at the top right, three quarters leave out the top left', () => {
    const quarter = pathBounds(sector(0, 0, 8, 0.25))
    expect(quarter?.x).toBeCloseTo(0)
    expect(quarter?.y).toBeCloseTo(-8)
    expect(quarter?.width).toBeCloseTo(8, 1)
    expect(quarter?.height).toBeCloseTo(8, 1)
    for (const { x, y } of flattenPath(sector(0, 0, 8, 0.75)).flat()) expect(x < -0.01 && y < -0.01).toBe(false)
  })
})
