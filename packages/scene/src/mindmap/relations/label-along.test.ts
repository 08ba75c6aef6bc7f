import { type Cubic, cubicAt, distance, intersects, type Point, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxAround, labelAlong, type Room } from './label-along.ts'

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

function roomAmong(topics: readonly Rect[], lines: readonly Rect[] = []): (box: Rect) => Room {
  const isIn = (box: Rect, others: readonly Rect[]) => others.some((other) => intersects(other, box))
  return (box) => (isIn(box, topics) ? 'taken' : isIn(box, lines) ? 'crossed' : 'free')
}

/** The nearest place on the line. */
function distanceTo(curve: Cubic, at: Point): number {
  return Math.min(...Array.from({ length: 401 }, (_, nth) => distance(cubicAt(curve, nth / 400), at)))
}

describe('the words of a line', () => {
  it('stand in the middle where nothing is in the way', () => {
    fc.assert(
      fc.property(curve, (curve) => {
        expect(labelAlong(curve, size, () => 'free')).toEqual(cubicAt(curve, 0.5))
      }),
    )
  })

  it('cover no topic where there is a place on the line or beside it, else stand in the middle', () => {
    fc.assert(
      fc.property(curve, fc.array(box, { maxLength: 8 }), fc.array(box, { maxLength: 8 }), (curve, topics, lines) => {
        const roomAt = roomAmong(topics, lines)
        const at = labelAlong(curve, size, roomAt)
        const places = Array.from({ length: 17 }, (_, nth) => roomAt(boxAround(cubicAt(curve, 0.1 + nth * 0.05), size)))
        const room = roomAt(boxAround(at, size))
        if (room === 'taken') expect(at).toEqual(cubicAt(curve, 0.5))
        if (places.some((place) => place !== 'taken')) expect(room).not.toBe('taken')
        if (places.includes('free')) expect(room).toBe('free')
        expect(distanceTo(curve, at)).toBeLessThanOrEqual(105)
        expect(at).toEqual(labelAlong(curve, size, roomAt))
      }),
    )
  })

  it('go no further than they must', () => {
    const topic = { x: 460, y: -20, width: 140, height: 40 }
    const at = labelAlong(straight, size, roomAmong([topic]))
    expect(at.x).toBeCloseTo(cubicAt(straight, 0.4).x, 6)
    expect(at.y).toBe(0)
  })

  it('leave a line that has topics all along it', () => {
    const row = { x: -100, y: -15, width: 1200, height: 30 }
    const at = labelAlong(straight, size, roomAmong([row]))
    expect(intersects(boxAround(at, size), row)).toBe(false)
    expect(Math.abs(at.y)).toBe(32)
  })

  it('stand beside a line that they would hide, but not far away for its sake', () => {
    const beam = (height: number) => [{ x: -100, y: -height / 2, width: 1200, height }]
    expect(Math.abs(labelAlong(straight, size, roomAmong([], beam(4))).y)).toBe(16)
    expect(labelAlong(straight, size, roomAmong([], beam(60)))).toEqual(cubicAt(straight, 0.5))
  })

  it('hide a line sooner than the words of another', () => {
    const words = { x: 0, y: -120, width: 700, height: 240 }
    const roomAt = (box: Rect): Room => (intersects(words, box) ? 'written' : 'crossed')
    expect(intersects(boxAround(labelAlong(straight, size, roomAt), size), words)).toBe(false)
    expect(labelAlong(straight, size, () => 'written')).toEqual(cubicAt(straight, 0.5))
  })
})
