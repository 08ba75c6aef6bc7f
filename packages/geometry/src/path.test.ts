import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePath } from './parse-path.ts'
import { type Path, type PathCommand, reversePath, segmentsOf, translatePath } from './path.ts'
import { pathBounds } from './path-bounds.ts'
import { pathData, shortNumber } from './path-data.ts'
import { distanceToPath } from './path-distance.ts'
import { flattenPath } from './path-points.ts'
import { recordPath, tracePath } from './pen.ts'
import { contains, inflate } from './rect.ts'

const number = fc.integer({ min: -300, max: 300 })
const step: fc.Arbitrary<PathCommand> = fc.oneof(
  fc.tuple(fc.constant('L' as const), number, number),
  fc.tuple(fc.constant('C' as const), number, number, number, number, number, number),
)
const part: fc.Arbitrary<Path> = fc
  .tuple(number, number, fc.array(step, { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([x, y, steps, closed]): Path => [['M', x, y], ...steps, ...(closed ? [['Z'] as const] : [])])
const path = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.flat())

describe('a path', () => {
  test('closing draws a line back to where its part began', () => {
    const triangle: Path = [['M', 0, 0], ['L', 4, 0], ['L', 4, 3], ['Z']]
    expect(segmentsOf(triangle).at(-1)).toEqual({ from: { x: 4, y: 3 }, to: { x: 0, y: 0 } })
    expect(pathBounds(triangle)).toEqual({ x: 0, y: 0, width: 4, height: 3 })
    expect(distanceToPath(triangle, { x: 0, y: 0 })).toBe(0)
    expect(pathBounds([['M', 5, 5]])).toBeNull()
  })

  test('lies inside its bounds', () => {
    fc.assert(
      fc.property(path, (each) => {
        const bounds = pathBounds(each)
        if (!bounds) throw new Error('Each part draws something.')
        for (const corner of flattenPath(each).flat()) expect(contains(inflate(bounds, 1e-6), corner)).toBe(true)
      }),
    )
  })

  test('reversed twice is the same path, reversed once the same line', () => {
    fc.assert(
      fc.property(path, (each) => {
        expect(pathData(reversePath(reversePath(each)))).toBe(pathData(each))
        const bounds = pathBounds(reversePath(each))
        expect(bounds?.x).toBeCloseTo(pathBounds(each)?.x ?? 0, 6)
        expect(bounds?.height).toBeCloseTo(pathBounds(each)?.height ?? 0, 6)
      }),
    )
  })

  test('moved there and back is the same; its bounds move along', () => {
    fc.assert(
      fc.property(path, number, number, (each, dx, dy) => {
        const moved = translatePath(each, dx, dy)
        expect(translatePath(moved, -dx, -dy)).toEqual(each)
        const before = pathBounds(each)
        const after = pathBounds(moved)
        expect(after?.x).toBeCloseTo((before?.x ?? 0) + dx, 6)
        expect(after?.height).toBeCloseTo(before?.height ?? 0, 6)
      }),
    )
  })

  test('written down and read again is the same path', () => {
    fc.assert(
      fc.property(path, (each) => {
        expect(parsePath(pathData(each))).toEqual(each)
      }),
    )
    expect(parsePath('M1 2 L3 4 5,6Z')).toEqual([['M', 1, 2], ['L', 3, 4], ['L', 5, 6], ['Z']])
    expect(() => parsePath('M1 2 L3')).toThrow()
  })

  test('drawn by a pen is the same path, at its place', () => {
    fc.assert(
      fc.property(path, number, number, (each, dx, dy) => {
        expect(recordPath((pen) => tracePath(pen, each))).toEqual(each)
        expect(recordPath((pen) => tracePath(pen, each, dx, dy))).toEqual(translatePath(each, dx, dy))
      }),
    )
  })

  test('is at no distance from its own corners, and never nearer than its bounds', () => {
    fc.assert(
      fc.property(path, number, number, (each, x, y) => {
        for (const { to } of segmentsOf(each)) expect(distanceToPath(each, to)).toBeLessThan(1e-6)
        const bounds = pathBounds(each)
        if (!bounds) throw new Error('Each part draws something.')
        const dx = Math.max(bounds.x - x, 0, x - bounds.x - bounds.width)
        const dy = Math.max(bounds.y - y, 0, y - bounds.y - bounds.height)
        expect(distanceToPath(each, { x, y })).toBeGreaterThanOrEqual(Math.hypot(dx, dy) - 1e-6)
      }),
    )
    expect(distanceToPath([], { x: 0, y: 0 })).toBe(Infinity)
  })

  test('is as far from a point as the nearest of its points, also for who asks only whether it is near', () => {
    fc.assert(
      fc.property(path, number, number, (each, x, y) => {
        const away = distanceToPath(each, { x, y })
        const corners = flattenPath(each, 0.01).flat()
        const nearest = Math.min(...corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)))
        expect(away).toBeLessThanOrEqual(nearest + 0.3)
        expect(distanceToPath(each, { x, y }, away + 0.001)).toBe(away)
        expect(distanceToPath(each, { x, y }, away / 2)).toBeGreaterThanOrEqual(away)
      }),
    )
  })
})

describe('path data', () => {
  test('is short', () => {
    expect(pathData([['M', 0.001, -0.001], ['L', 10.5, -3.13579], ['C', 1, 2, -3, 4, 5.1, 6], ['Z']])).toBe(
      'M0 0L10.5-3.14C1 2-3 4 5.1 6Z',
    )
  })

  test('reads back as the same numbers', () => {
    fc.assert(
      fc.property(path, (each) => {
        const numbers = pathData(each).match(/-?\d+(\.\d+)?/g) ?? []
        expect(numbers.map(Number)).toEqual(each.flatMap(([, ...rest]) => rest))
      }),
    )
  })

  test('never writes what SVG cannot read', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(shortNumber(value)).toMatch(/^-?\d+(\.\d{1,2})?$/)
      }),
    )
  })
})
