import { contains, inflate } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bendThrough, relationCurve } from './relation-curve.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const box = fc.record({ x: number(-500, 500), y: number(-500, 500), width: number(10, 300), height: number(10, 120) })
const point = fc.record({ x: number(-900, 900), y: number(-900, 900) })

test('a control point goes where it is dragged, and the other one stays', () => {
  fc.assert(
    fc.property(box, box, point, fc.constantFrom('control1', 'control2'), (from, to, wanted, which) => {
      const other = which === 'control1' ? 'control2' : 'control1'
      const before = relationCurve(from, to, [])
      fc.pre(!contains(inflate(which === 'control1' ? from : to, 12), wanted))
      fc.pre(!contains(inflate(which === 'control1' ? to : from, 12), before[other]))
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
      expect(contains(inflate(from, 2.01), curve.from) && !contains(inflate(from, 1.99), curve.from)).toBe(true)
      expect(contains(inflate(to, 2.01), curve.to) && !contains(inflate(to, 1.99), curve.to)).toBe(true)
    }),
  )
})
