import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cubic, cubicAt, cubicBounds, cubicTangent, flattenCubic, partOfCubic, reverseCubic } from './cubic.ts'
import { distance, distanceToSegment } from './point.ts'
import { contains, inflate } from './rect.ts'

const number = fc.double({ min: -1000, max: 1000, noNaN: true })
const point = fc.record({ x: number, y: number })
const cubic = fc.record({ from: point, control1: point, control2: point, to: point })
const part = fc.double({ min: 0, max: 1, noNaN: true })
const arch: Cubic = { from: { x: 0, y: 0 }, control1: { x: 0, y: 10 }, control2: { x: 10, y: 10 }, to: { x: 10, y: 0 } }

describe('a cubic curve', () => {
  test('an arch is three quarters as high as its control points', () => {
    expect(cubicAt(arch, 0.5)).toEqual({ x: 5, y: 7.5 })
    expect(cubicBounds(arch)).toEqual({ x: 0, y: 0, width: 10, height: 7.5 })
    expect(cubicTangent(arch, 0.5)).toEqual({ x: 1, y: 0 })
  })

  test('stays inside its bounds, and touches each of their sides', () => {
    fc.assert(
      fc.property(cubic, (curve) => {
        const bounds = cubicBounds(curve)
        const points = Array.from({ length: 501 }, (_, i) => cubicAt(curve, i / 500))
        for (const each of points) expect(contains(inflate(bounds, 1e-6), each)).toBe(true)
        const xs = points.map(({ x }) => x)
        const ys = points.map(({ y }) => y)
        expect(Math.min(...xs)).toBeCloseTo(bounds.x, 0)
        expect(Math.max(...xs)).toBeCloseTo(bounds.x + bounds.width, 0)
        expect(Math.min(...ys)).toBeCloseTo(bounds.y, 0)
        expect(Math.max(...ys)).toBeCloseTo(bounds.y + bounds.height, 0)
      }),
      { numRuns: 60 },
    )
  })

  test('a piece of it lies on it', () => {
    fc.assert(
      fc.property(cubic, part, part, part, (curve, start, end, at) => {
        const piece = cubicAt(partOfCubic(curve, start, end), at)
        expect(distance(piece, cubicAt(curve, start + (end - start) * at))).toBeLessThan(1e-6)
      }),
    )
  })

  test('read backwards is the same curve', () => {
    fc.assert(
      fc.property(cubic, part, (curve, t) => {
        expect(distance(cubicAt(reverseCubic(curve), 1 - t), cubicAt(curve, t))).toBeLessThan(1e-8)
      }),
    )
  })

  test('has a tangent of length 1 also where a control point lies on its end', () => {
    fc.assert(
      fc.property(point, point, point, part, (from, control, to, t) => {
        fc.pre(distance(from, to) > 1 && distance(from, control) > 1)
        for (const curve of [
          { from, control1: from, control2: control, to },
          { from, control1: from, control2: to, to },
        ]) {
          const { x, y } = cubicTangent(curve, t)
          expect(Math.hypot(x, y)).toBeCloseTo(1, 6)
        }
      }),
    )
  })

  test('is met by its polyline everywhere within the tolerance', () => {
    fc.assert(
      fc.property(cubic, (curve) => {
        const corners = [curve.from, ...flattenCubic(curve, 0.5)]
        expect(corners.at(-1)).toEqual(curve.to)
        for (let t = 0; t <= 1; t += 0.01) {
          const at = cubicAt(curve, t)
          const nearest = corners.slice(1).map((to, i) => distanceToSegment(at, corners[i] ?? to, to))
          expect(Math.min(...nearest)).toBeLessThanOrEqual(0.5 + 1e-6)
        }
      }),
      { numRuns: 60 },
    )
  })
})
