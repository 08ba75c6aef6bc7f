import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cubic } from './cubic.ts'
import { pathOf } from './path.ts'
import { distanceToPath } from './path-distance.ts'
import { flattenPath } from './path-points.ts'
import { ribbon } from './ribbon.ts'

const length = fc.integer({ min: 1, max: 400 })

describe('a ribbon', () => {
  test('is as wide as it should be at both ends', () => {
    const line: Cubic = {
      from: { x: 0, y: 0 },
      control1: { x: 5, y: 0 },
      control2: { x: 5, y: 0 },
      to: { x: 10, y: 0 },
    }
    const [outline] = flattenPath(ribbon(line, 4, 1))
    expect(outline?.[0]).toEqual({ x: 0, y: 4 })
    expect(outline).toContainEqual({ x: 10, y: 1 })
    expect(outline).toContainEqual({ x: 10, y: -1 })
    expect(outline).toContainEqual({ x: 0, y: -4 })
  })

  test('follows its curve, within its width', () => {
    fc.assert(
      fc.property(length, length, (dx, dy) => {
        const middle = dx / 2
        const curve: Cubic = {
          from: { x: 0, y: 0 },
          control1: { x: middle, y: 0 },
          control2: { x: middle, y: dy },
          to: { x: dx, y: dy },
        }
        for (const each of flattenPath(ribbon(curve, 5, 1.2)).flat()) {
          expect(distanceToPath(pathOf(curve), each)).toBeLessThan(6.5)
        }
      }),
    )
  })
})
