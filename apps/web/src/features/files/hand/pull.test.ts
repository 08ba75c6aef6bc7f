import fc from 'fast-check'
import { expect, test } from 'vitest'
import { axisOf, isAtEdge } from './finger.ts'
import { pulled } from './pull.ts'

test('the layer starts at −60, comes 120 at most, and refreshing begins beyond that', () => {
  expect(pulled(0)).toEqual({ top: -60, share: 0, isFarEnough: false })
  expect(pulled(60)).toEqual({ top: 0, share: 0.5, isFarEnough: false })
  expect(pulled(120)).toEqual({ top: 60, share: 1, isFarEnough: false })
  expect(pulled(121)).toEqual({ top: 60, share: 1, isFarEnough: true })
})

test('however a finger goes: the layer keeps within its way, goes down with it and never up', () => {
  const way = fc.double({ min: -2000, max: 2000, noNaN: true })
  fc.assert(
    fc.property(way, way, (one, other) => {
      const [near, far] = [pulled(Math.min(one, other)), pulled(Math.max(one, other))]
      expect(near.top).toBeGreaterThanOrEqual(-60)
      expect(far.top).toBeLessThanOrEqual(60)
      expect(far.top).toBeGreaterThanOrEqual(near.top)
      expect(far.share).toBeCloseTo((far.top + 60) / 120)
      expect(near.isFarEnough && !far.isFarEnough).toBe(false)
    }),
  )
})

test('which way a finger goes is settled after 5 pixels, by what it has done more of', () => {
  expect(axisOf({ x: 5, y: -5 })).toBeNull()
  expect(axisOf({ x: -5.1, y: 5 })).toBe('across')
  expect(axisOf({ x: 3, y: 6 })).toBe('along')
  const way = fc.integer({ min: -300, max: 300 })
  fc.assert(
    fc.property(way, way, (x, y) => {
      expect(axisOf({ x, y })).toBe(axisOf({ x: -x, y: -y }))
      expect(axisOf({ x, y }) === null).toBe(Math.abs(x) <= 5 && Math.abs(y) <= 5)
    }),
  )
})

test('20 pixels at either edge belong to the system', () => {
  expect([19, 20, 370, 371].map((x) => isAtEdge(x, 390))).toEqual([true, false, false, true])
})
