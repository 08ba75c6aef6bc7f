import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pathBounds } from './path-bounds.ts'
import { pathData } from './path-data.ts'
import { polyline } from './polyline.ts'
import { containsRect, inflate, rectAround } from './rect.ts'

const number = fc.integer({ min: -200, max: 200 })
const points = fc.array(fc.record({ x: number, y: number }), { minLength: 2, maxLength: 8 })

describe('a polyline', () => {
  test('rounds its corners by the radius where there is room', () => {
    const elbow = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 20 },
    ]
    expect(pathData(polyline(elbow))).toBe('M0 0L20 0L20 20')
    expect(pathData(polyline(elbow, 5))).toBe('M0 0L15 0C17.76 0 20 2.24 20 5L20 20')
    expect(pathData(polyline(elbow, 50))).toMatch(/^M0 0L10 0C.* 20 10L20 20$/)
  })

  test('begins and ends at its ends, and stays inside the box of its corners', () => {
    fc.assert(
      fc.property(points, fc.integer({ min: 0, max: 50 }), (corners, radius) => {
        const path = polyline(corners, radius)
        const first = corners[0]
        const last = corners.at(-1)
        expect(path[0]).toEqual(['M', first?.x, first?.y])
        if (path.length > 1) expect(path.at(-1)?.slice(-2)).toEqual([last?.x, last?.y])
        const bounds = pathBounds(path)
        const box = rectAround(corners)
        if (bounds && box) expect(containsRect(inflate(box, 1e-6), bounds)).toBe(true)
      }),
    )
  })

  test('the same corner twice is one corner', () => {
    const twice = [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 0 },
      { x: 20, y: 20 },
    ]
    expect(polyline(twice, 5)).toEqual(polyline(twice.toSpliced(1, 1), 5))
  })
})
