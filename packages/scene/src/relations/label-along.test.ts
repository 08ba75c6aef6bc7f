import { type Cubic, intersects, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAlong, labelAlong } from './label-along.ts'

const number = fc.integer({ min: -500, max: 500 })
const point = fc.record({ x: number, y: number })
const curve: fc.Arbitrary<Cubic> = fc.record({ from: point, control1: point, control2: point, to: point })
const box: fc.Arbitrary<Rect> = fc.record({ x: number, y: number, width: fc.nat(200), height: fc.nat(60) })
const size = { width: 60, height: 18 }

describe('the words of a line', () => {
  it('stand in the middle where nothing is in the way', () => {
    fc.assert(fc.property(curve, (curve) => labelAlong(curve, size, () => true) === 0.5))
  })

  it('cover nothing where there is such a place, else stand in the middle', () => {
    fc.assert(
      fc.property(curve, fc.array(box, { maxLength: 8 }), (curve, topics) => {
        const isFree = (rect: Rect) => !topics.some((topic) => intersects(topic, rect))
        const part = labelAlong(curve, size, isFree)
        const hasPlace = Array.from({ length: 17 }, (_, nth) => 0.1 + nth * 0.05).some((at) =>
          isFree(boxAlong(curve, size, at)),
        )
        expect(isFree(boxAlong(curve, size, part)) || part === 0.5).toBe(true)
        expect(part).toBe(labelAlong(curve, size, isFree))
        if (part === 0.5 && hasPlace) expect(isFree(boxAlong(curve, size, 0.5))).toBe(true)
      }),
    )
  })

  it('go no further than they must', () => {
    const straight = {
      from: { x: 0, y: 0 },
      control1: { x: 333, y: 0 },
      control2: { x: 667, y: 0 },
      to: { x: 1000, y: 0 },
    }
    const topic = { x: 460, y: -20, width: 140, height: 40 }
    const part = labelAlong(straight, size, (rect) => !intersects(topic, rect))
    expect(part).toBeCloseTo(0.4, 6)
  })
})
