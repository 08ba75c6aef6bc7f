import { distance, distanceToPath, flattenPath, type Point, segmentsOf } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestOnPath, placeOnPath } from './along-path.ts'
import type { DrawnRoute } from './route.ts'
import { routeLine, routePath } from './route-path.ts'

const route = (...points: [number, number][]): DrawnRoute => ({
  form: 'corners',
  radius: 0,
  jumps: [],
  points: points.map(([x, y]) => ({ x, y })),
})

const noHeads = { start: 0, end: 0 }
const arc = { kind: 'arc', radius: 6 } as const

describe('a jump', () => {
  const crossing: DrawnRoute = { ...route([0, 0], [100, 0]), jumps: [{ x: 50, y: 0 }] }

  test('is an arc above the line, whichever way it runs', () => {
    const { path } = routeLine(crossing, noHeads, arc)
    expect(distanceToPath(path, { x: 50, y: -6 })).toBeLessThan(0.3)
    const back = routeLine({ ...crossing, points: crossing.points.toReversed() }, noHeads, arc).path
    expect(distanceToPath(back, { x: 50, y: -6 })).toBeLessThan(0.3)
  })

  test('is a gap, if that is chosen', () => {
    const { path } = routeLine(crossing, noHeads, { kind: 'gap', radius: 6 })
    expect(path).toEqual([
      ['M', 0, 0],
      ['L', 44, 0],
      ['M', 56, 0],
      ['L', 100, 0],
    ])
  })

  test('is one bridge over lines that are close together', () => {
    const { path } = routeLine(
      {
        ...crossing,
        jumps: [
          { x: 45, y: 0 },
          { x: 55, y: 0 },
        ],
      },
      noHeads,
      arc,
    )
    expect(path.filter(([kind]) => kind === 'C')).toHaveLength(2)
    expect(distanceToPath(path, { x: 50, y: -6 })).toBeLessThan(0.3)
  })

  test('is left out where there is no room for it', () => {
    const { path } = routeLine({ ...crossing, jumps: [{ x: 5, y: 0 }] }, noHeads, arc)
    expect(path).toEqual(routePath(crossing))
  })
})

const coordinates = fc.integer({ min: -300, max: 300 })
const points = fc.uniqueArray(fc.record({ x: coordinates, y: coordinates }), {
  minLength: 2,
  maxLength: 6,
  selector: ({ x, y }) => `${x} ${y}`,
})
const routes = fc
  .record({ form: fc.constantFrom('corners', 'spline', 'bezier'), radius: fc.constantFrom(0, 12, 64), points })
  .filter(({ form, points: all }) => form !== 'bezier' || all.length >= 4)
  .map(({ form, ...rest }): DrawnRoute => {
    return { ...rest, form, jumps: [], points: form === 'bezier' ? rest.points.slice(0, 4) : rest.points }
  })

test('a line begins and ends where its route does', () => {
  fc.assert(
    fc.property(routes, (each) => {
      const segments = segmentsOf(routePath(each))
      expect(segments[0]?.from).toEqual(each.points[0])
      expect(segments.at(-1)?.to).toEqual(each.points.at(-1))
    }),
  )
})

test('a line that leaves room for its heads is on the whole line, and its heads point to its ends', () => {
  const lengths = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(routes, lengths, lengths, (each, start, end) => {
      const line = routeLine(each, { start, end }, null)
      const whole = routePath(each)
      for (const point of flattenPath(line.path).flat()) expect(distanceToPath(whole, point)).toBeLessThan(0.6)
      expect(line.start.at).toEqual(each.points[0])
      expect(distance(line.end.at, each.points.at(-1) as Point)).toBeLessThan(1e-6)
      for (const { along } of [line.start, line.end]) expect(Math.hypot(along.x, along.y)).toBeCloseTo(1)
      const first = segmentsOf(line.path)[0]?.from as Point
      expect(distance(first, line.start.at)).toBeLessThanOrEqual(start + 1)
    }),
  )
})

test('a head on a short last piece points along it, not around the corner', () => {
  const line = routeLine(route([0, 0], [100, 0], [100, 5]), { start: 0, end: 12 }, null)
  expect(line.end).toEqual({ at: { x: 100, y: 5 }, along: { x: 0, y: 1 } })
  expect(segmentsOf(line.path).at(-1)?.to).toEqual({ x: 100, y: 0 })
})

test('the place at a share of a line is on it, and its share is found again', () => {
  fc.assert(
    fc.property(routes, fc.integer({ min: 0, max: 100 }), (each, percent) => {
      const path = routePath(each)
      const place = placeOnPath(path, percent / 100)
      expect(place).not.toBeNull()
      if (!place) return
      expect(Math.hypot(place.direction.x, place.direction.y)).toBeCloseTo(1)
      const nearest = nearestOnPath(path, place.point)
      expect(nearest?.distance).toBeLessThan(1e-6)
      const again = placeOnPath(path, nearest?.share ?? -1)
      expect(distance(again?.point as Point, place.point)).toBeLessThan(1e-3)
    }),
  )
})

test('labels walk along the line', () => {
  const path = routePath(route([0, 0], [100, 0], [100, 100]))
  expect(placeOnPath(path, 0.25)).toEqual({ point: { x: 50, y: 0 }, direction: { x: 1, y: 0 } })
  expect(placeOnPath(path, 0.75)).toEqual({ point: { x: 100, y: 50 }, direction: { x: 0, y: 1 } })
  expect(nearestOnPath(path, { x: 120, y: 50 })).toEqual({ share: 0.75, point: { x: 100, y: 50 }, distance: 20 })
  expect(placeOnPath([], 0.5)).toBeNull()
})
