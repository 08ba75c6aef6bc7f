import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RouteTable, type TableConnector } from './route-table.ts'
import type { RoutedShape } from './routed-shape.ts'
import { boxShape, diamondShape } from './testing/sample-shapes.ts'

/** Of all sizes, where people and other programs have put them: on no grid. */
const placed = fc.record({
  x: fc.integer({ min: 0, max: 9000 }).map((value) => value / 10),
  y: fc.integer({ min: 0, max: 9000 }).map((value) => value / 7),
  width: fc.integer({ min: 20, max: 160 }),
  height: fc.integer({ min: 20, max: 100 }).map((value) => value + 0.3),
  isDiamond: fc.boolean(),
})
const ends = fc.oneof(
  { weight: 6, arbitrary: fc.nat(11).map((nth) => ({ shape: `s${nth}` })) },
  { weight: 1, arbitrary: fc.nat(11).map((nth) => ({ shape: `s${nth}`, at: { x: 1, y: 0.3 } })) },
  { weight: 1, arbitrary: fc.constant({ point: { x: 333.3, y: 333.3 } }) },
)
const lines = fc.array(
  fc.record({
    order: fc.constantFrom('a', 'b'),
    from: ends,
    to: ends,
    style: fc.constantFrom('orthogonal', 'orthogonal', 'rounded', 'straight', 'curved'),
    bends: fc.constant([]),
  }),
  { minLength: 3, maxLength: 16 },
)
const distances = fc.record({
  x: fc.integer({ min: -4000, max: 4000 }).map((value) => value / 8),
  y: fc.integer({ min: -4000, max: 4000 }).map((value) => value / 8),
})
const moves = fc.array(fc.tuple(fc.oneof(fc.uniqueArray(fc.nat(11)), fc.constant('all')), distances), {
  minLength: 1,
  maxLength: 4,
})

const moved = (shape: RoutedShape, by: { x: number; y: number }): RoutedShape => {
  const frame = { ...shape.frame, x: shape.frame.x + by.x, y: shape.frame.y + by.y }
  return shape.ports.length > 0 ? diamondShape(shape.id, frame) : boxShape(shape.id, frame)
}

test('whatever moves together, routes are the same as found where it is now', () => {
  fc.assert(
    fc.property(
      fc.array(placed, { minLength: 12, maxLength: 12 }),
      lines,
      moves,
      fc.boolean(),
      (all, some, steps, isSlow) => {
        const shapes = new Map(
          all.map(({ isDiamond, ...frame }, nth) => {
            const id = `s${nth}`
            return [id, isDiamond ? diamondShape(id, frame) : boxShape(id, frame)]
          }),
        )
        const connectors = some.map((line, nth): TableConnector => ({ ...line, id: `c${nth}` }))
        const tableWith = () => {
          const table = new RouteTable((id) => shapes.get(id))
          for (const id of shapes.keys()) table.changeShape(id)
          for (const connector of connectors) table.setConnector(connector)
          table.update()
          return table
        }
        const table = tableWith()
        for (const [which, by] of steps) {
          const before = new Map(shapes)
          const ids = new Set(which === 'all' ? shapes.keys() : (which as number[]).map((nth) => `s${nth}`))
          for (const id of ids) shapes.set(id, moved(shapes.get(id) as RoutedShape, by))
          table.shiftShapes(ids, by, (id) => before.get(id))
          // Some are found between two moves, or all, or none.
          table.update(isSlow ? [...table.pending].slice(0, 2) : undefined)
        }
        table.update()
        const fresh = tableWith()
        for (const { id } of connectors) expect(table.get(id)).toEqual(fresh.get(id))
      },
    ),
    { numRuns: 300 },
  )
})

test('when all moves, no route has to be found', () => {
  const shapes = new Map(
    Array.from({ length: 30 }, (_, nth) => {
      const frame = { x: (nth % 6) * 150, y: Math.floor(nth / 6) * 90, width: 90, height: 50 }
      return [`s${nth}`, nth % 2 === 0 ? boxShape(`s${nth}`, frame) : diamondShape(`s${nth}`, frame)]
    }),
  )
  const table = new RouteTable((id) => shapes.get(id))
  for (const id of shapes.keys()) table.changeShape(id)
  const line = { order: 'a', style: 'orthogonal', bends: [] }
  for (let nth = 0; nth < 30; nth++) {
    table.setConnector({ ...line, id: `c${nth}`, from: { shape: `s${nth}` }, to: { shape: `s${(nth * 7) % 30}` } })
  }
  table.update()
  const before = new Map(shapes)
  const by = { x: 12.5, y: -380.25 }
  for (const [id, shape] of before) shapes.set(id, moved(shape, by))
  expect(table.shiftShapes(new Set(shapes.keys()), by, (id) => before.get(id)).size).toBe(30)
  expect(table.pending.size).toBe(0)
  expect(table.update().size).toBe(0)
})

test('what moves away from the others leaves only lines beside it to be found', () => {
  const shapes = new Map(
    Array.from({ length: 40 }, (_, nth) => {
      const frame = {
        x: (nth % 4) * 200 + (nth < 20 ? 0 : 5000),
        y: Math.floor((nth % 20) / 4) * 120,
        width: 90,
        height: 50,
      }
      return [`s${nth}`, boxShape(`s${nth}`, frame)]
    }),
  )
  const table = new RouteTable((id) => shapes.get(id))
  for (const id of shapes.keys()) table.changeShape(id)
  const line = { order: 'a', style: 'orthogonal', bends: [] }
  for (let nth = 0; nth < 40; nth++) {
    const to = nth < 20 ? (nth * 3 + 1) % 20 : 20 + ((nth * 3 + 1) % 20)
    table.setConnector({ ...line, id: `c${nth}`, from: { shape: `s${nth}` }, to: { shape: `s${to}` } })
  }
  table.update()
  const before = new Map(shapes)
  const by = { x: 0, y: 300 }
  const ids = new Set([...shapes.keys()].slice(20))
  for (const id of ids) shapes.set(id, moved(before.get(id) as RoutedShape, by))
  table.shiftShapes(ids, by, (id) => before.get(id))
  expect(table.pending.size).toBe(0)
})

test('a line beside others that moved along is put apart from them', () => {
  const shapes = new Map<string, RoutedShape>(
    [0, 300].map((x, nth) => [`s${nth}`, boxShape(`s${nth}`, { x, y: 0, width: 100, height: 60 })] as const),
  )
  const [from, to] = [
    { shape: 's0', at: { x: 1, y: 0.5 } },
    { shape: 's1', at: { x: 0, y: 0.5 } },
  ]
  const connect = (table: RouteTable, ids: string[]) => {
    for (const id of ids) table.setConnector({ id, order: 'a', from, to, style: 'orthogonal', bends: [] })
    table.update()
    return table
  }
  const tableWith = (ids: string[]) => {
    const table = new RouteTable((id) => shapes.get(id))
    for (const id of shapes.keys()) table.changeShape(id)
    return connect(table, ids)
  }
  const table = tableWith(['one', 'other'])
  const before = new Map(shapes)
  const by = { x: 50, y: 70 }
  for (const [id, shape] of before) shapes.set(id, moved(shape, by))
  table.shiftShapes(new Set(shapes.keys()), by, (id) => before.get(id))
  expect(table.pending.size).toBe(0)
  connect(table, ['third'])
  const fresh = tableWith(['one', 'other', 'third'])
  for (const id of ['one', 'other', 'third']) expect(table.get(id)).toEqual(fresh.get(id))
})
