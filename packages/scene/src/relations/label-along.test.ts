import { type Cubic, cubicAt, distance, intersects, type Point, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, labelAlong } from './label-along.ts'

const number = fc.integer({ min: -500, max: 500 })
const point = fc.record({ x: number, y: number })
const curve: fc.Arbitrary<Cubic> = fc.record({ from: point, control1: point, control2: point, to: point })
const box: fc.Arbitrary<Rect> = fc.record({ x: number, y: number, width: fc.nat(200), height: fc.nat(60) })
const size = { width: 60, height: 18 }
const straight = {
  from: { x: 0, y: 0 },
  control1: { x: 333, y: 0 },
  control2: { x: 667, y: 0 },
  to: { x: 1000, y: 0 },
}

/** The nearest place on the line. */
function distanceTo(curve: Cubic, at: Point): number {
  return Math.min(...Array.from({ length: 401 }, (_, nth) => distance(cubicAt(curve, nth / 400), at)))
}

describe('the words of a line', () => {
  it('stand in the middle where nothing is in the way', () => {
    fc.assert(
      fc.property(curve, (curve) => {
        expect(labelAlong(curve, size, () => true)).toEqual(cubicAt(curve, 0.5))
      }),
    )
  })

  it('cover nothing where there is a place on the line or beside it, else stand in the middle', () => {
    fc.assert(
      fc.property(curve, fc.array(box, { maxLength: 8 }), (curve, topics) => {
        const isFree = (rect: Rect) => !topics.some((topic) => intersects(topic, rect))
        const at = labelAlong(curve, size, isFree)
        const places = Array.from({ length: 17 }, (_, nth) => cubicAt(curve, 0.1 + nth * 0.05))
        const hasPlace = places.some((place) => isFree(boxAround(place, size)))
        const isOnFree = isFree(boxAround(at, size))
        if (!isOnFree) expect(at).toEqual(cubicAt(curve, 0.5))
        if (hasPlace) expect(isOnFree).toBe(true)
        expect(distanceTo(curve, at)).toBeLessThanOrEqual(105)
        expect(at).toEqual(labelAlong(curve, size, isFree))
      }),
    )
  })

  it('go no further than they must', () => {
    const topic = { x: 460, y: -20, width: 140, height: 40 }
    const at = labelAlong(straight, size, (rect) => !intersects(topic, rect))
    expect(at.x).toBeCloseTo(cubicAt(straight, 0.4).x, 6)
    expect(at.y).toBe(0)
  })

  it('leave a line that has topics all along it', () => {
    const row = { x: -100, y: -15, width: 1200, height: 30 }
    const at = labelAlong(straight, size, (rect) => !intersects(row, rect))
    expect(intersects(boxAround(at, size), row)).toBe(false)
    expect(Math.abs(at.y)).toBe(32)
  })
})
