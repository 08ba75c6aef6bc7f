import { expect, test } from 'vitest'
import { levelCurve, taperedCurve } from './curves.ts'

const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? []

test('a tapered curve is wide at its start and narrow at its end', () => {
  const points = numbers(taperedCurve({ x: 0, y: 0 }, { x: 100, y: 0 }, 8, 2))
  const ys = points.filter((_, index) => index % 2 === 1)
  expect(Math.max(...ys)).toBeCloseTo(4)
  expect(Math.min(...ys)).toBeCloseTo(-4)
  // The two sides meet at the end, 2 apart.
  const middle = ys.length / 2
  expect(Math.abs((ys[middle - 1] ?? 0) - (ys[middle] ?? 0))).toBeCloseTo(2)
})

test('a tapered curve goes from its start to its end', () => {
  const points = numbers(taperedCurve({ x: 10, y: 20 }, { x: 90, y: -70 }, 4, 4))
  const xs = points.filter((_, index) => index % 2 === 0)
  const ys = points.filter((_, index) => index % 2 === 1)
  expect(Math.min(...xs)).toBeCloseTo(10, -1)
  expect(Math.max(...xs)).toBeCloseTo(90, 0)
  expect(Math.min(...ys)).toBeCloseTo(-72, 0)
})

test('start and end in one place give a path all the same', () => {
  expect(taperedCurve({ x: 1, y: 1 }, { x: 1, y: 1 }, 2, 1)).not.toContain('NaN')
})

test('a level curve leaves and arrives level', () => {
  expect(levelCurve({ x: 0, y: 0 }, { x: 10, y: 6 })).toBe('M0 0C5 0 5 6 10 6')
})
