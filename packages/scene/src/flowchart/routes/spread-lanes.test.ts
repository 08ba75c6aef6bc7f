import type { Point } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadLanes } from './spread-lanes.ts'

const points = (...all: [number, number][]): Point[] => all.map(([x, y]) => ({ x, y }))

test('routes that share a line are spread apart, each to the side it comes from', () => {
  const routes = new Map([
    ['right', points([200, 10], [100, 10], [100, 90], [200, 90])],
    ['left', points([0, 0], [100, 0], [100, 80], [0, 80])],
  ])
  const spread = spreadLanes(routes)
  expect(spread.get('left')?.map(({ x }) => x)).toEqual([0, 95, 95, 0])
  expect(spread.get('right')?.map(({ x }) => x)).toEqual([200, 105, 105, 200])
})

test('routes that only meet at a point, and ends, stay', () => {
  const routes = new Map([
    ['a', points([0, 0], [100, 0], [100, 50], [0, 50])],
    ['b', points([0, 50], [100, 50], [100, 90], [0, 90])],
    ['c', points([100, 0], [100, 90])],
  ])
  const spread = spreadLanes(routes)
  for (const id of ['a', 'b', 'c']) expect(spread.get(id)).toBe(routes.get(id))
})

const steps = fc.array(fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })), {
  minLength: 1,
  maxLength: 4,
})
const routes = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), steps).map(
  (all) =>
    new Map(
      Object.entries(all).map(([id, moves]) => {
        const way: Point[] = [{ x: 0, y: 0 }]
        for (const [x, y] of moves) {
          const last = way.at(-1) as Point
          way.push({ x: last.x + 20 * (x || 1), y: last.y }, { x: last.x + 20 * (x || 1), y: last.y + 20 * (y || 1) })
        }
        return [id, way] as const
      }),
    ),
)

test('spread routes have no diagonals, the same ends, and do not depend on the order of the routes', () => {
  fc.assert(
    fc.property(routes, (all) => {
      const spread = spreadLanes(all)
      const turned = spreadLanes(new Map([...all].reverse()))
      for (const [id, way] of all) {
        const moved = spread.get(id) as Point[]
        expect(turned.get(id)).toEqual(moved)
        expect([moved[0], moved.at(-1)]).toEqual([way[0], way.at(-1)])
        for (const [nth, point] of moved.entries()) {
          const before = moved[nth - 1] ?? point
          expect(before.x === point.x || before.y === point.y).toBe(true)
        }
      }
    }),
  )
})
