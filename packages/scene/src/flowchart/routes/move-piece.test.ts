import type { Point } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ConnectorRouter } from './connector-router.ts'
import { bendsWithMovedPiece, bendsWithNewPoint, pieceNear } from './move-piece.ts'
import { borderOf, type RoutedShape } from './routed-shape.ts'
import { BoxIndex } from './search/box-index.ts'
import { boxShape } from './testing/sample-shapes.ts'

function routeOf(from: RoutedShape, to: RoutedShape, bends: readonly Point[]): readonly Point[] {
  const index = new BoxIndex()
  for (const shape of [from, to]) index.set(shape.id, borderOf(shape).bounds)
  const connector = { id: 'line', from: { shape: from }, to: { shape: to }, style: 'orthogonal', bends }
  return new ConnectorRouter(index).route(connector).points
}

const from = boxShape('from', { x: 0, y: 0, width: 100, height: 60 })
const places = fc.record({ x: fc.integer({ min: -30, max: 30 }), y: fc.integer({ min: -30, max: 30 }) })
const shapes = places
  .map(({ x, y }) => ({ x: 20 * x, y: 20 * y }))
  .filter(({ x, y }) => Math.abs(x) >= 160 || Math.abs(y) >= 120)
  .map((corner) => boxShape('to', { ...corner, width: 100, height: 60 }))

test('a route stays where it is when its bends become fixed', () => {
  fc.assert(
    fc.property(shapes, (to) => {
      const points = routeOf(from, to, [])
      fc.pre(points.length > 3)
      expect(routeOf(from, to, bendsWithMovedPiece(points, 1, { x: 0, y: 0 }))).toEqual(points)
    }),
  )
})

test('the piece that was dragged is where it was dragged to, and the ends stay', () => {
  fc.assert(
    fc.property(shapes, fc.nat(5), fc.integer({ min: -15, max: 15 }), (to, nth, by) => {
      const points = routeOf(from, to, [])
      // Who drags a piece into a shape may get another side of it.
      fc.pre(points.every(({ x, y }, at) => at === 0 || lengthTo(points[at - 1] as Point, { x, y }) > 40))
      const piece = nth % (points.length - 1)
      const [start, end] = [points[piece] as Point, points[piece + 1] as Point]
      const bends = bendsWithMovedPiece(points, piece, { x: by, y: by })
      const moved = routeOf(from, to, bends)
      const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }
      const expected = start.x === end.x ? { x: middle.x + by, y: middle.y } : { x: middle.x, y: middle.y + by }
      const at = pieceNear(moved, expected)
      const [first, second] = [moved[at] as Point, moved[at + 1] as Point]
      expect(start.x === end.x ? [first.x, second.x] : [first.y, second.y]).toEqual(
        start.x === end.x ? [expected.x, expected.x] : [expected.y, expected.y],
      )
      expect([moved[0], moved.at(-1)]).toEqual([points[0], points.at(-1)])
    }),
  )
})

const lengthTo = (one: Point, other: Point) => Math.abs(other.x - one.x) + Math.abs(other.y - one.y)

test('a straight line gets a bend where it is dragged', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ]
  expect(bendsWithNewPoint(points, { x: 99, y: 50 }, { x: 150, y: 50 })).toEqual([
    { x: 100, y: 0 },
    { x: 150, y: 50 },
  ])
})
