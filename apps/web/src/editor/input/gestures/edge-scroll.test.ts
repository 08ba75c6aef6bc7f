import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edgeScroll, scrolledAtEdge } from './edge-scroll.ts'

const screen = { width: 1000, height: 600 }

test('nothing moves away from the edges', () => {
  const inside = fc.record({ x: fc.integer({ min: 48, max: 952 }), y: fc.integer({ min: 48, max: 552 }) })
  fc.assert(
    fc.property(inside, (point) => {
      expect(edgeScroll(point, screen, 16)).toEqual({ x: 0, y: 0 })
    }),
  )
})

test('what lies past an edge comes in, faster the nearer to it', () => {
  const near = edgeScroll({ x: 20, y: 300 }, screen, 16)
  const nearer = edgeScroll({ x: 2, y: 300 }, screen, 16)
  expect(near.x).toBeGreaterThan(0)
  expect(nearer.x).toBeGreaterThan(near.x)
  expect(edgeScroll({ x: 500, y: 599 }, screen, 16).y).toBeLessThan(0)
})

test('far outside and after a long sleep it is no faster', () => {
  expect(edgeScroll({ x: -900, y: 300 }, screen, 5000)).toEqual(edgeScroll({ x: 0, y: 300 }, screen, 50))
})

test('the map is not scrolled out of sight, and nobody is pulled back to it', () => {
  const bounds = { x: 0, y: 0, width: 800, height: 400 }
  const hold = (y: number) => scrolledAtEdge({ x: 0, y, zoom: 1 }, { x: 500, y: 599 }, screen, bounds, 50)
  expect(hold(0).y).toBeGreaterThan(0)
  expect(hold(95).y).toBe(100)
  expect(hold(100).y).toBe(100)
  expect(hold(700).y).toBe(700)
})
