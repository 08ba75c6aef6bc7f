import { type Rect, translateRect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spacingNear } from './spacing.ts'

const at = (x: number, y = 0): Rect => ({ x, y, width: 100, height: 60 })

test('between two others the gaps become equal, and both say their length', () => {
  const spacing = spacingNear(at(147), [at(0), at(300, 20)], 'x', 6)
  expect(spacing?.by).toBe(3)
  expect(spacing?.guides(at(150)).map(({ length }) => length)).toEqual([50, 50])
})

test('behind a row of two the gap between them is taken up, also downwards', () => {
  expect(spacingNear(at(278), [at(0), at(140)], 'x', 6)?.by).toBe(2)
  expect(spacingNear(at(-138), [at(0), at(140)], 'x', 6)?.by).toBe(-2)
  expect(spacingNear(at(0, 205), [at(0, 0), at(0, 100)], 'y', 6)?.by).toBe(-5)
})

test('what is far away or in another row is no reason', () => {
  expect(spacingNear(at(147), [at(0, 500), at(300, 500)], 'x', 6)).toBeNull()
  expect(spacingNear(at(200), [at(0), at(300)], 'x', 6)).toBeNull()
})

test('whatever stands around, gaps that are shown as equal are equal and within reach', () => {
  const place = fc.integer({ min: -400, max: 400 })
  const length = fc.integer({ min: 0, max: 120 })
  const rect = fc.record({ x: place, y: place, width: length, height: length })
  const axes = fc.constantFrom('x' as const, 'y' as const)
  fc.assert(
    fc.property(rect, fc.array(rect, { maxLength: 8 }), axes, (box, others, axis) => {
      const spacing = spacingNear(box, others, axis, 8)
      if (!spacing) return
      expect(Math.abs(spacing.by)).toBeLessThanOrEqual(8)
      const moved = translateRect(box, axis === 'x' ? { x: spacing.by, y: 0 } : { x: 0, y: spacing.by })
      const [one, other] = spacing.guides(moved)
      expect(one?.length).toBeCloseTo(other?.length ?? Number.NaN, 6)
    }),
  )
})
