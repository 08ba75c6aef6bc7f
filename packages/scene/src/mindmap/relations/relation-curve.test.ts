import { contains, inflate, intersects } from '@ramify/geometry'
import type { Direction } from '@ramify/layouts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { middleOf } from '../outward.ts'
import { bendThrough, relationCurve } from './relation-curve.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const box = fc.record({ x: number(-500, 500), y: number(-500, 500), width: number(10, 300), height: number(10, 120) })
const point = fc.record({ x: number(-900, 900), y: number(-900, 900) })

test('a control point goes where it is dragged, and the other one stays', () => {
  fc.assert(
    fc.property(box, box, point, fc.constantFrom('control1', 'control2'), (from, to, wanted, which) => {
      const other = which === 'control1' ? 'control2' : 'control1'
      const before = relationCurve(from, to, [])
      fc.pre(!contains(inflate(which === 'control1' ? from : to, 16), wanted))
      fc.pre(!contains(inflate(which === 'control1' ? to : from, 16), before[other]))
      const after = relationCurve(from, to, bendThrough(from, to, [], which, wanted))
      for (const axis of ['x', 'y'] as const) {
        expect(after[which][axis]).toBeCloseTo(wanted[axis], 6)
        expect(after[other][axis]).toBeCloseTo(before[other][axis], 6)
      }
    }),
  )
})

test('a bent line still begins and ends at its topics, wherever a control point was dropped', () => {
  fc.assert(
    fc.property(box, box, point, (from, to, wanted) => {
      const curve = relationCurve(from, to, bendThrough(from, to, [], 'control1', wanted))
      expect(contains(inflate(from, 6.01), curve.from) && !contains(inflate(from, 5.99), curve.from)).toBe(true)
      expect(contains(inflate(to, 6.01), curve.to) && !contains(inflate(to, 5.99), curve.to)).toBe(true)
    }),
  )
})

/** Left and right of a trunk in the middle, far enough apart that neither is in the other's way. */
const placed = { width: 120, height: 24 }

test('topics beside each other are joined by the sides that face each other, with a bow away from the trunk', () => {
  const gap = fc.integer({ min: 60, max: 600 })
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 500 }), gap, fc.integer({ min: -40, max: 40 }), (y, distance, dy) => {
      const from = { ...placed, x: -200, y }
      const to = { ...placed, x: from.x + placed.width + distance, y: y + dy }
      fc.pre(Math.abs(2 * y + dy + placed.height) > 1)
      const curve = relationCurve(from, to, [])
      expect(curve.from).toEqual({ x: from.x + from.width + 6, y: y + 12 })
      expect(curve.to).toEqual({ x: to.x - 6, y: y + dy + 12 })
      const away = Math.sign(curve.from.y + curve.to.y)
      expect(away * (curve.control1.y - curve.from.y)).toBeGreaterThan(0)
      expect(away * (curve.control2.y - curve.to.y)).toBeGreaterThan(0)
      // The same the other way round.
      expect(relationCurve(to, from, []).from).toEqual(curve.to)
    }),
  )
})

test('it keeps clear of the sides where lines of the tree are, beside those it would begin and end at', () => {
  const sides: Direction[] = ['left', 'right', 'up', 'down']
  const busy = fc.constantFrom(...sides)
  fc.assert(
    fc.property(box, box, busy, busy, fc.boolean(), (one, other, first, second, stacksDown) => {
      fc.pre(!intersects(inflate(one, 16), inflate(other, 16)))
      const from = { ...one, lineSides: [first], place: { stacksDown } }
      const to = { ...other, lineSides: [second], place: { stacksDown } }
      const curve = relationCurve(from, to, [])
      for (const [end, at, side] of [
        [one, curve.from, first],
        [other, curve.to, second],
      ] as const) {
        expect(at).not.toEqual(middleOf(inflate(end, 6), side))
        expect(contains(inflate(end, 6.01), at) && !contains(inflate(end, 5.99), at)).toBe(true)
      }
    }),
  )
})

test('one above the other, it goes around on the outer side', () => {
  const column = fc.constantFrom(-400, 300)
  fc.assert(
    fc.property(column, fc.integer({ min: -500, max: 500 }), fc.integer({ min: 30, max: 900 }), (x, y, dy) => {
      const curve = relationCurve({ ...placed, x, y }, { ...placed, x, y: y + dy }, [])
      const outer = x > 0 ? x + placed.width + 6 : x - 6
      expect([curve.from.x, curve.to.x]).toEqual([outer, outer])
      const away = Math.sign(x)
      expect(away * (curve.control1.x - outer)).toBeGreaterThan(0)
    }),
  )
})
