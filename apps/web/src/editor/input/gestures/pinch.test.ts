import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMap, toScreen } from '../../core/viewport/viewport.ts'
import { pinched } from './pinch.ts'

const coordinate = fc.integer({ min: 0, max: 1000 })
const point = fc.record({ x: coordinate, y: coordinate })
const view = fc.record({ x: coordinate, y: coordinate, zoom: fc.double({ min: 0.8, max: 1.2, noNaN: true }) })

test('both fingers keep what they hold, as long as they do not turn', () => {
  const stretch = fc.double({ min: 0.5, max: 2, noNaN: true })
  fc.assert(
    fc.property(view, point, point, point, stretch, (view, a, b, shift, by) => {
      fc.pre(Math.hypot(a.x - b.x, a.y - b.y) > 10)
      const moved = (at: typeof a) => ({ x: shift.x + (at.x - a.x) * by, y: shift.y + (at.y - a.y) * by })
      const next = pinched(view, [a, b], [moved(a), moved(b)])
      for (const finger of [a, b]) {
        const now = toScreen(next, toMap(view, finger))
        expect(Math.hypot(now.x - moved(finger).x, now.y - moved(finger).y)).toBeLessThan(1e-6)
      }
    }),
  )
})

test('fingers at one point enlarge nothing out of all bounds', () => {
  const at = { x: 5, y: 5 }
  expect(pinched({ x: 0, y: 0, zoom: 1 }, [at, at], [at, { x: 900, y: 5 }]).zoom).toBe(4)
})
