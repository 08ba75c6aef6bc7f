import { distanceToPath, type Point } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RouteTable, type TableConnector } from './route-table.ts'
import type { RoutedShape } from './routed-shape.ts'
import { boxShape, diamondShape } from './testing/sample-shapes.ts'

const line = (id: string, from: string, to: string, port?: string): TableConnector => ({
  id,
  order: id,
  from: { shape: from, ...(port !== undefined && { port }) },
  to: { shape: to },
  style: 'orthogonal',
  bends: [],
})

function routesOf(shapes: readonly RoutedShape[], connectors: readonly TableConnector[]) {
  const byId = new Map(shapes.map((shape) => [shape.id, shape]))
  const table = new RouteTable((id) => byId.get(id))
  for (const { id } of shapes) table.changeShape(id)
  for (const connector of connectors) table.setConnector(connector)
  table.update()
  return (id: string): readonly Point[] => table.get(id)?.points ?? []
}

const hub = boxShape('hub', { x: 0, y: 0, width: 120, height: 60 })
const below = [-120, -40, 80, 160].map((x, nth) => boxShape(`t${nth}`, { x, y: 260, width: 60, height: 40 }))

const isOrthogonal = (points: readonly Point[]) =>
  points.every(({ x, y }, nth) => nth === 0 || points[nth - 1]?.x === x || points[nth - 1]?.y === y)

test('ends that find the same side stand beside each other there, in the order in which their lines turn away', () => {
  const routes = routesOf(
    [hub, ...below],
    below.map(({ id }) => line(id, 'hub', id)),
  )
  const starts = below.map(({ id }) => routes(id)[0] as Point).filter(({ y }) => y === 60)
  expect(starts.length).toBeGreaterThan(1)
  const xs = starts.map(({ x }) => x)
  expect(new Set(xs).size).toBe(xs.length)
  expect(xs).toEqual([...xs].sort((a, b) => a - b))
  for (const x of xs) expect(Math.abs(x - 60)).toBeLessThan(60)
})

test('lines from one side to shapes one above the other do not cross', () => {
  const heights = [-420, -300, -180, 180, 300, 420]
  const targets = heights.map((y, nth) => boxShape(`t${nth}`, { x: 300, y, width: 100, height: 60 }))
  const routes = routesOf(
    [boxShape('hub', { x: 0, y: 0, width: 120, height: 120 }), ...targets],
    targets.map(({ id }) => line(id, 'hub', id)),
  )
  const lines = targets.map(({ id }) => routes(id))
  expect(new Set(lines.map(([start]) => `${start?.x} ${start?.y}`)).size).toBe(lines.length)
  for (const [nth, one] of lines.entries()) {
    const path = one.map(({ x, y }, at) => [at === 0 ? 'M' : 'L', x, y] as const)
    for (const other of lines.slice(nth + 1)) {
      for (let at = 1; at < other.length; at++) {
        const [from, to] = [other[at - 1] as Point, other[at] as Point]
        for (let share = 0; share <= 1; share += 1 / 64) {
          const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
          expect(distanceToPath(path, point)).toBeGreaterThan(1)
        }
      }
    }
  }
})

test('two lines there and back lie beside each other, one alone stays in the middle', () => {
  const right = boxShape('right', { x: 300, y: 0, width: 120, height: 60 })
  const shapes = [hub, right]
  expect(routesOf(shapes, [line('one', 'hub', 'right')])('one').map(({ y }) => y)).toEqual([30, 30])
  const routes = routesOf(shapes, [line('one', 'hub', 'right'), line('two', 'right', 'hub')])
  const [one, two] = [routes('one').map(({ y }) => y), routes('two').map(({ y }) => y)]
  expect(new Set(one).size).toBe(1)
  expect(new Set(two).size).toBe(1)
  expect(Math.abs((one[0] ?? 0) - (two[0] ?? 0))).toBe(20)
})

test('what people fixed stays, and what is not fixed is put beside it', () => {
  const fixed = { ...hub, ports: [{ name: 'bottom', point: { x: 60, y: 60 } }] }
  const routes = routesOf([fixed, ...below], [line('t0', 'hub', 't0', 'bottom'), line('t1', 'hub', 't1')])
  expect(routes('t0')[0]).toEqual({ x: 60, y: 60 })
  const [start] = routes('t1')
  expect(start?.y === 60 && start.x === 60).toBe(false)
})

const places = fc.uniqueArray(fc.record({ x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -4, max: 4 }) }), {
  minLength: 3,
  maxLength: 9,
  selector: ({ x, y }) => `${x} ${y}`,
})

test('lines between the same two ports lie beside each other, and lines from one port part where they turn', () => {
  const far = [
    boxShape('east', { x: 300, y: 0, width: 100, height: 60 }),
    boxShape('low', { x: 300, y: 200, width: 100, height: 60 }),
  ]
  const right = { x: 1, y: 0.5 }
  const left = { x: 0, y: 0.5 }
  const between = (id: string, from: TableConnector['from'], to: TableConnector['to']): TableConnector => ({
    ...line(id, '', ''),
    from,
    to,
  })
  const routes = routesOf(
    [hub, ...far],
    [
      between('a', { shape: 'hub', at: right }, { shape: 'east', at: left }),
      between('b', { shape: 'hub', at: right }, { shape: 'east', at: left }),
      between('back', { shape: 'east', at: left }, { shape: 'hub', at: right }),
      between('down', { shape: 'hub', at: right }, { shape: 'low', at: left }),
    ],
  )
  expect(routes('a').map(({ y }) => y)).toEqual([20, 20])
  expect(routes('b').map(({ y }) => y)).toEqual([30, 30])
  expect(routes('back').map(({ y }) => y)).toEqual([40, 40])
  // It keeps its port, and shares what is before its first corner.
  expect(routes('down')[0]).toEqual({ x: 120, y: 30 })
  expect(routes('down')).toHaveLength(4)
})

test('ends are on borders and pieces straight, whatever is spread; order and history do not matter', () => {
  fc.assert(
    fc.property(places, fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 24 }), fc.nat(), (at, pairs, nth) => {
      const shapes = at.map(({ x, y }, index) => {
        const frame = { x: x * 200, y: y * 120, width: 100, height: 60 }
        return index % 3 === 2 ? diamondShape(`s${index}`, frame) : boxShape(`s${index}`, frame)
      })
      const connectors = pairs.map(([from, to], index) =>
        line(`c${index}`, `s${from % shapes.length}`, `s${to % shapes.length}`),
      )
      const routes = routesOf(shapes, connectors)
      const again = routesOf(
        shapes,
        connectors.toSorted((a, b) => (a.id < b.id ? 1 : -1)),
      )
      for (const { id, from, to } of connectors) {
        const points = routes(id)
        expect(isOrthogonal(points)).toBe(true)
        expect(again(id)).toEqual(points)
        for (const [end, point] of [
          [from, points[0]],
          [to, points.at(-1)],
        ] as const) {
          const shape = shapes.find((each) => 'shape' in end && each.id === end.shape) as RoutedShape
          expect(distanceToPath(shape.outline, point as Point)).toBeLessThan(1e-6)
        }
      }
      // Without one of them the others are as if it had never been there.
      const [gone] = connectors.slice(connectors.length === 0 ? 0 : nth % connectors.length)
      if (!gone) return
      const byId = new Map(shapes.map((shape) => [shape.id, shape]))
      const table = new RouteTable((id) => byId.get(id))
      for (const { id } of shapes) table.changeShape(id)
      for (const each of connectors) table.setConnector(each)
      table.update()
      table.deleteConnector(gone.id)
      table.update()
      const rest = connectors.filter(({ id }) => id !== gone.id)
      const fresh = routesOf(shapes, rest)
      for (const { id } of rest) expect(table.get(id)?.points ?? []).toEqual(fresh(id))
    }),
    { numRuns: 100 },
  )
})
