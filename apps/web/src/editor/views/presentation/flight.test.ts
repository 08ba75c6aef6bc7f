import { containsRect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleRect } from '../../core/viewport/viewport.ts'
import { eased, framed, viewBetween } from './flight.ts'

const screen = { width: 1200, height: 800 }
const number = fc.integer({ min: -2_000, max: 2_000 })
const view = fc.record({ x: number, y: number, zoom: fc.double({ min: 0.05, max: 4, noNaN: true }) })

test('begins and ends where it should, and the zoom stays between', () => {
  fc.assert(
    fc.property(view, view, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
      const start = viewBetween(from, to, 0)
      expect(start.x).toBeCloseTo(from.x, 6)
      expect(start.zoom).toBeCloseTo(from.zoom, 6)
      expect(viewBetween(from, to, 1)).toBe(to)
      const { x, zoom } = viewBetween(from, to, part)
      expect(zoom).toBeGreaterThanOrEqual(Math.min(from.zoom, to.zoom) - 1e-9)
      expect(zoom).toBeLessThanOrEqual(Math.max(from.zoom, to.zoom) + 1e-9)
      expect(x).toBeGreaterThanOrEqual(Math.min(from.x, to.x) - 1e-6)
      expect(x).toBeLessThanOrEqual(Math.max(from.x, to.x) + 1e-6)
    }),
  )
})

test('is slow at both ends and never goes back', () => {
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1])
  expect(eased(0.1)).toBeLessThan(0.02)
  for (let part = 0; part < 1; part += 0.01) expect(eased(part + 0.01)).toBeGreaterThanOrEqual(eased(part))
})

test('frames the whole of a part, no larger than it may be', () => {
  const size = fc.integer({ min: 1, max: 30_000 })
  fc.assert(
    fc.property(number, number, size, size, (x, y, width, height) => {
      const rect = { x, y, width, height }
      const framedView = framed(rect, screen, 72, 1.6)
      expect(framedView.zoom).toBeLessThanOrEqual(1.6)
      const seen = visibleRect(framedView, screen)
      const slack = { x: seen.x - 1e-6, y: seen.y - 1e-6, width: seen.width + 2e-6, height: seen.height + 2e-6 }
      expect(containsRect(slack, rect)).toBe(true)
    }),
  )
})
