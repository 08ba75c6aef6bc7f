import { intersects, type Point, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Lanes } from './lanes.ts'
import { farthestShift, type Route } from './route.ts'
import { BoxIndex } from './search/box-index.ts'
import { OrthogonalRouter } from './search/orthogonal-router.ts'
import { sidePorts } from './search/terminal.ts'

const route = (points: readonly Point[], slack = farthestShift): Route => ({
  form: 'corners',
  radius: 0,
  points,
  slacks: points.slice(3).map(() => ({ less: slack, more: slack })),
  window: { x: 0, y: 0, width: 0, height: 0 },
})

function spreadLanes(routes: ReadonlyMap<string, Route>): Map<string, readonly Point[]> {
  const lanes = new Lanes()
  for (const [id, each] of routes) lanes.set(id, each)
  lanes.spread()
  return new Map([...routes].map(([id, each]) => [id, lanes.pointsOf(id, each.points)]))
}

const through = (...all: [number, number][]) => route(all.map(([x, y]) => ({ x, y })))

test('routes that share a line are spread apart, each to the side it comes from', () => {
  const routes = new Map([
    ['right', through([200, 10], [100, 10], [100, 90], [200, 90])],
    ['left', through([0, 0], [100, 0], [100, 80], [0, 80])],
  ])
  const spread = spreadLanes(routes)
  expect(spread.get('left')?.map(({ x }) => x)).toEqual([0, 95, 95, 0])
  expect(spread.get('right')?.map(({ x }) => x)).toEqual([200, 105, 105, 200])
})

test('they go only as far as there is room', () => {
  const narrow = (id: string, less: number, more: number): [string, Route] => {
    return [id, { ...through([0, 0], [100, 0], [100, 80], [200, 80]), slacks: [{ less, more }] }]
  }
  const spread = spreadLanes(new Map([narrow('a', 2, 8), narrow('b', 15, 4)]))
  expect([...spread.values()].map((points) => points[1]?.x)).toEqual([98, 104])
})

test('many routes one after the other on a line need only as many lanes as lie beside each other', () => {
  const routes = Array.from({ length: 20 }, (_, nth): [string, Route] => {
    return [`${nth}`, through([0, nth * 50], [100, nth * 50], [100, nth * 50 + 80], [200, nth * 50 + 80])]
  })
  const places = [...spreadLanes(new Map(routes)).values()].map((points) => points[1]?.x as number)
  for (const [nth, place] of places.entries()) {
    if (nth > 0) expect(Math.abs(place - (places[nth - 1] as number))).toBeGreaterThan(9)
  }
})

test('routes on lines that are nearly the same are spread apart, too, and keep their order', () => {
  const routes = new Map([
    ['left', through([0, 0], [100, 0], [100, 80], [200, 80])],
    ['right', through([0, 10], [104, 10], [104, 90], [200, 90])],
    ['far', through([0, 20], [125, 20], [125, 90], [200, 90])],
  ])
  const spread = spreadLanes(routes)
  expect([...spread.values()].map((points) => points[1]?.x)).toEqual([97, 107, 125])
})

test('routes that only meet at a point, and ends, stay', () => {
  const routes = new Map([
    ['a', through([0, 0], [100, 0], [100, 50], [0, 50])],
    ['b', through([0, 50], [100, 50], [100, 90], [0, 90])],
    ['c', through([100, 0], [100, 90])],
  ])
  const spread = spreadLanes(routes)
  for (const id of ['a', 'b', 'c']) expect(spread.get(id)).toBe(routes.get(id)?.points)
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
        return [id, route(way)] as const
      }),
    ),
)

test('spread routes have no diagonals, the same ends, and do not depend on the order of the routes', () => {
  fc.assert(
    fc.property(routes, (all) => {
      const spread = spreadLanes(all)
      const turned = spreadLanes(new Map([...all].reverse()))
      for (const [id, { points }] of all) {
        const moved = spread.get(id) as Point[]
        expect(turned.get(id)).toEqual(moved)
        expect([moved[0], moved.at(-1)]).toEqual([points[0], points.at(-1)])
        for (const [nth, point] of moved.entries()) {
          const before = moved[nth - 1] ?? point
          expect(before.x === point.x || before.y === point.y).toBe(true)
        }
      }
    }),
  )
})

const boxes = fc.record({
  x: fc.integer({ min: 0, max: 20 }).map((value) => value * 20),
  y: fc.integer({ min: 0, max: 20 }).map((value) => value * 20),
  width: fc.integer({ min: 1, max: 4 }).map((value) => value * 20),
  height: fc.integer({ min: 1, max: 4 }).map((value) => value * 20),
})

test('routes between shapes that are apart cross none of them after they are spread', () => {
  const pairs = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 15 })
  fc.assert(
    fc.property(fc.array(boxes, { minLength: 2, maxLength: 20 }), pairs, (all, ends) => {
      const shapes: Rect[] = []
      for (const each of all) {
        const around = { x: each.x - 1, y: each.y - 1, width: each.width + 2, height: each.height + 2 }
        if (!shapes.some((other) => intersects(around, other))) shapes.push(each)
      }
      const index = new BoxIndex()
      for (const [nth, shape] of shapes.entries()) index.set(`${nth}`, shape)
      const router = new OrthogonalRouter(index)
      const terminal = (nth: number) => {
        const box = shapes[nth % shapes.length] as Rect
        return { shape: `${nth % shapes.length}`, box, ports: sidePorts(box) }
      }
      const found = new Map(
        ends.map(([from, to], nth) => {
          return [
            `${nth}`,
            { form: 'corners', radius: 0, ...router.route(terminal(from), terminal(to)) } as Route,
          ] as const
        }),
      )
      for (const points of spreadLanes(found).values()) {
        for (const [nth, { x, y }] of points.entries()) {
          const before = points[nth - 1] ?? { x, y }
          const [left, right] = [Math.min(before.x, x), Math.max(before.x, x)]
          const [top, bottom] = [Math.min(before.y, y), Math.max(before.y, y)]
          expect(index.find(left, top, right, bottom)).toEqual([])
        }
      }
    }),
    { numRuns: 200 },
  )
})
