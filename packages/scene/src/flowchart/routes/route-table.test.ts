import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DrawnRoute } from './route.ts'
import { RouteTable, type TableConnector } from './route-table.ts'
import type { RoutedShape } from './routed-shape.ts'
import { boxShape, diamondShape } from './testing/sample-shapes.ts'

type Change =
  | {
      readonly shape: number
      readonly at: { readonly x: number; readonly y: number; readonly isObstacle: boolean } | null
    }
  | { readonly connector: number; readonly to: TableConnector | null }
  | { readonly shift: readonly number[]; readonly by: number }
  | { readonly passing: number; readonly at: readonly { readonly x: number; readonly y: number }[] }
  | 'update'
  | 'update one'

const grid = fc.integer({ min: 0, max: 12 }).map((value) => value * 40)
const shapeNumbers = fc.nat(9)
const ends = fc.oneof(
  { weight: 6, arbitrary: shapeNumbers.map((nth) => ({ shape: `s${nth}` })) },
  { weight: 1, arbitrary: fc.record({ point: fc.record({ x: grid, y: grid }) }) },
)
const connectors = (nth: number) =>
  fc.record({
    id: fc.constant(`c${nth}`),
    order: fc.constantFrom('a', 'b', 'c'),
    from: ends,
    to: ends,
    style: fc.constantFrom('orthogonal', 'orthogonal', 'rounded', 'straight', 'curved'),
    bends: fc.oneof(
      { weight: 4, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(fc.record({ x: grid, y: grid }), { minLength: 1, maxLength: 2 }) },
    ),
  })
const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        shape: shapeNumbers,
        at: fc.option(fc.record({ x: grid, y: grid, isObstacle: fc.nat(5).map((value) => value > 0) }), { freq: 8 }),
      }),
    },
    {
      weight: 6,
      arbitrary: fc
        .nat(9)
        .chain((nth) => fc.option(connectors(nth), { freq: 8 }).map((to) => ({ connector: nth, to }) as const)),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        shift: fc.uniqueArray(shapeNumbers, { maxLength: 6 }),
        by: fc.integer({ min: -3, max: 3 }).map((value) => 40 * value),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ passing: shapeNumbers, at: fc.array(fc.record({ x: grid, y: grid }), { maxLength: 3 }) }),
    },
    { weight: 3, arbitrary: fc.constantFrom('update', 'update one') },
  ) as fc.Arbitrary<Change>,
  { minLength: 10, maxLength: 60, size: 'max' },
)

test('told one change after the other, routes are the same as told everything at once', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const shapes = new Map<string, RoutedShape>()
      const table = new RouteTable((id) => shapes.get(id))
      const lines = new Map<string, TableConnector>()
      const shown = new Map<string, DrawnRoute>()
      const draw = (changed: ReadonlySet<string>) => {
        for (const id of changed) {
          const route = table.get(id)
          if (route) shown.set(id, route)
          else shown.delete(id)
        }
      }
      for (const change of all) {
        if (change === 'update') draw(table.update())
        else if (change === 'update one') draw(table.update([...table.pending].slice(0, 1)))
        else if ('passing' in change) {
          const id = `s${change.passing}`
          for (const { x, y } of change.at) {
            shapes.set(id, boxShape(id, { x, y, width: 60, height: 40 }))
            table.changeShape(id, true)
            draw(table.update([...table.connectorsAt(id)]))
          }
          if (change.at.length !== 1) table.stopPassing()
        } else if ('shift' in change) {
          const ids = change.shift.map((nth) => `s${nth}`).filter((id) => shapes.has(id))
          const before = new Map(shapes)
          for (const id of ids) {
            const { frame, isObstacle } = shapes.get(id) as RoutedShape
            shapes.set(id, boxShape(id, { ...frame, x: frame.x + change.by }, isObstacle))
          }
          draw(table.shiftShapes(new Set(ids), { x: change.by, y: 0 }, (id) => before.get(id)))
        } else if ('shape' in change) {
          const id = `s${change.shape}`
          if (change.at) {
            const { x, y, isObstacle } = change.at
            const shape = boxShape(id, { x, y, width: 60, height: 40 }, isObstacle)
            shapes.set(id, shape)
            table.changeShape(id)
          } else {
            shapes.delete(id)
            table.changeShape(id)
          }
        } else {
          const id = `c${change.connector}`
          if (change.to) {
            lines.set(id, change.to)
            table.setConnector(change.to)
          } else {
            lines.delete(id)
            table.deleteConnector(id)
          }
        }
      }
      table.stopPassing()
      draw(table.update())
      const fresh = new RouteTable((id) => shapes.get(id))
      for (const line of [...lines.values()].reverse()) fresh.setConnector(line)
      for (const id of [...shapes.keys()].reverse()) fresh.changeShape(id)
      fresh.update()
      for (const id of lines.keys()) expect(table.get(id)).toEqual(fresh.get(id))
      // Whoever draws only what is said to have changed has drawn the same.
      expect(shown).toEqual(
        new Map(
          [...lines.keys()].flatMap((id) => {
            const route = table.get(id)
            return route ? [[id, route] as const] : []
          }),
        ),
      )
    }),
    { numRuns: 150 },
  )
})

describe('where lines cross', () => {
  const straight = (id: string, order: string, from: [number, number], to: [number, number]): TableConnector => ({
    id,
    order,
    from: { point: { x: from[0], y: from[1] } },
    to: { point: { x: to[0], y: to[1] } },
    style: 'straight',
    bends: [],
  })

  test('the later one jumps', () => {
    const table = new RouteTable(() => undefined)
    table.setConnector(straight('across', 'b', [0, 50], [100, 50]))
    table.setConnector(straight('down', 'a', [50, 0], [50, 100]))
    table.update()
    expect(table.get('across')?.jumps).toEqual([{ x: 50, y: 50 }])
    expect(table.get('down')?.jumps).toEqual([])
    table.setConnector(straight('down', 'c', [50, 0], [50, 100]))
    expect(table.update()).toEqual(new Set(['across', 'down']))
    expect(table.get('across')?.jumps).toEqual([])
    expect(table.get('down')?.jumps).toEqual([{ x: 50, y: 50 }])
  })

  test('hundreds of lines with hundreds of corners are not compared corner by corner', () => {
    const tangled = (count: number, length: number) => {
      const table = new RouteTable(() => undefined)
      const corners = Array.from({ length }, (_, nth) => ({ x: (nth * 37) % 200, y: (nth * 91) % 200 }))
      for (let nth = 0; nth < count; nth++) {
        const bends = corners.map(({ x, y }) => ({ x: x + nth / 7, y }))
        table.setConnector({ ...straight(`c${nth}`, 'a', [0, 0], [200, 200]), bends })
      }
      table.update()
      return table
    }
    expect(tangled(2, 20).compared).toBeGreaterThan(0)
    expect(tangled(300, 256).compared).toBeLessThan(1_000_000)
  })

  test('a line that crosses more others than anybody could follow goes straight through them', () => {
    const jumpsAmong = (count: number) => {
      const table = new RouteTable(() => undefined)
      table.setConnector({
        ...straight('across', 'b', [0, 0], [1, 10]),
        bends: [
          { x: 2_000, y: 0 },
          { x: 2_000, y: 10 },
        ],
      })
      for (let nth = 0; nth < count; nth++) {
        const x = 5 + nth * 5
        table.setConnector(straight(`down${nth}`, 'a', [x, -10], [x, 20]))
      }
      table.update()
      return table.get('across')?.jumps.length
    }
    expect([jumpsAmong(200), jumpsAmong(300)]).toEqual([400, 0])
  })

  test('lines that only touch do not jump', () => {
    const table = new RouteTable(() => undefined)
    table.setConnector(straight('across', 'b', [0, 50], [100, 50]))
    table.setConnector(straight('down', 'a', [50, 50], [50, 100]))
    table.update()
    expect(table.get('across')?.jumps).toEqual([])
  })
})

test('a line to a shape that is not there has no route until it comes', () => {
  const shapes = new Map([['here', boxShape('here', { x: 0, y: 0, width: 100, height: 60 })]])
  const table = new RouteTable((id) => shapes.get(id))
  table.changeShape('here')
  table.setConnector({
    id: 'line',
    order: 'a',
    from: { shape: 'here' },
    to: { shape: 'there' },
    style: 'orthogonal',
    bends: [],
  })
  table.update()
  expect(table.get('line')).toBeUndefined()
  shapes.set('there', boxShape('there', { x: 300, y: 0, width: 100, height: 60 }))
  table.changeShape('there')
  expect(table.update()).toEqual(new Set(['line']))
  expect(table.get('line')?.points).toHaveLength(2)
})

test('lines between shapes that move together move along at once', () => {
  const shapes = new Map([
    ['a', boxShape('a', { x: 0, y: 0, width: 100, height: 60 })],
    ['b', boxShape('b', { x: 80, y: 300, width: 100, height: 60 })],
  ])
  const table = new RouteTable((id) => shapes.get(id))
  for (const id of shapes.keys()) table.changeShape(id)
  const line = { order: 'a', style: 'orthogonal', bends: [] }
  table.setConnector({ ...line, id: 'inside', from: { shape: 'a' }, to: { shape: 'b' } })
  table.setConnector({ ...line, id: 'out', from: { shape: 'a' }, to: { point: { x: 500, y: 500 } } })
  table.update()
  const before = table.get('inside')?.points
  const shapesBefore = new Map(shapes)
  const by = { x: 30.1, y: 0 }
  for (const [id, { frame }] of shapes) shapes.set(id, boxShape(id, { ...frame, x: frame.x + by.x }))
  // Nearly by that, as others may have moved one of them: a route between them can be another one.
  shapes.set('b', boxShape('b', { x: 80 + by.x - 1e-5, y: 300, width: 100, height: 60 }))
  expect(table.shiftShapes(new Set(['a', 'b']), by, (id) => shapesBefore.get(id))).toEqual(new Set(['inside']))
  expect(table.get('inside')?.points).toEqual(before?.map(({ x, y }) => ({ x: x + by.x, y })))
  expect(table.pending).toEqual(new Set(['inside', 'out']))
  table.update(['out'])
  expect(table.get('inside')?.points).toEqual(before?.map(({ x, y }) => ({ x: x + by.x, y })))
})

test.each([37.7, 37.5])('hundreds of shapes that move together by %d end up as if they had always been there', (by) => {
  const shapes = new Map<string, RoutedShape>()
  const place = (nth: number, by: number) => {
    const frame = { x: (nth % 20) * 140 + by, y: Math.floor(nth / 20) * 100, width: 80, height: 40 }
    shapes.set(`s${nth}`, boxShape(`s${nth}`, frame))
  }
  const numbers = Array.from({ length: 205 }, (_, nth) => nth)
  const connect = (table: RouteTable) => {
    for (const nth of numbers) {
      const ends = { from: { shape: `s${nth}` }, to: { shape: `s${(nth + 2) % 205}` } }
      table.setConnector({ id: `c${nth}`, order: 'a', style: 'orthogonal', bends: [], ...ends })
    }
    for (const id of shapes.keys()) table.changeShape(id)
  }
  for (const nth of numbers) place(nth, 0)
  const table = new RouteTable((id) => shapes.get(id))
  connect(table)
  table.update()
  const before = new Map(shapes)
  for (const nth of numbers) place(nth, by)
  expect(table.shiftShapes(new Set(shapes.keys()), { x: by, y: 0 }, (id) => before.get(id)).size).toBe(205)
  table.update()
  const fresh = new RouteTable((id) => shapes.get(id))
  connect(fresh)
  fresh.update()
  for (const nth of numbers) expect(table.get(`c${nth}`)).toEqual(fresh.get(`c${nth}`))
})

test('ends beside each other stay on the border of a shape that gets another form', () => {
  const frame = { x: 0, y: 0, width: 100, height: 60 }
  const shapes = new Map<string, RoutedShape>([
    ['one', boxShape('one', frame)],
    ['a', boxShape('a', { ...frame, x: 600, y: -120 })],
    ['b', boxShape('b', { ...frame, x: 600, y: 120 })],
  ])
  const tableWith = () => {
    const table = new RouteTable((id) => shapes.get(id))
    for (const id of shapes.keys()) table.changeShape(id)
    for (const to of ['a', 'b']) {
      table.setConnector({
        id: to,
        order: 'a',
        from: { shape: 'one' },
        to: { shape: to },
        style: 'orthogonal',
        bends: [],
      })
    }
    table.update()
    return table
  }
  const table = tableWith()
  expect(table.get('a')?.points[0]).not.toEqual(table.get('b')?.points[0])
  shapes.set('one', diamondShape('one', frame))
  table.changeShape('one')
  table.update()
  for (const id of ['a', 'b']) expect(table.get(id)).toEqual(tableWith().get(id))
})
