import { distanceToPath, intersects, type Point, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ConnectorRouter, type RoutedConnector } from './connector-router.ts'
import type { Route } from './route.ts'
import { borderOf, type RoutedShape } from './routed-shape.ts'
import { BoxIndex } from './search/box-index.ts'
import { boxShape, diamondShape } from './testing/sample-shapes.ts'

function find(
  connector: Omit<RoutedConnector, 'id' | 'bends'> & { bends?: Point[] },
  others: RoutedShape[] = [],
): Route {
  const index = new BoxIndex()
  for (const shape of [connector.from.shape, connector.to.shape, ...others]) {
    if (shape?.isObstacle) index.set(shape.id, borderOf(shape).bounds)
  }
  return new ConnectorRouter(index).route({ id: 'line', bends: [], ...connector })
}

const one = boxShape('one', { x: 0, y: 0, width: 100, height: 60 })
const other = boxShape('other', { x: 300, y: 200, width: 100, height: 60 })
const decision = diamondShape('decision', { x: 300, y: 0, width: 100, height: 60 })

describe('a straight line', () => {
  test('leads from border to border, towards the middles', () => {
    const { points } = find({ from: { shape: one }, to: { shape: decision }, style: 'straight' })
    expect(points).toEqual([
      { x: 100, y: 30 },
      { x: 300, y: 30 },
    ])
  })

  test('goes through the bends that people fixed', () => {
    const { points } = find({
      from: { shape: one },
      to: { shape: other },
      style: 'straight',
      bends: [{ x: 50, y: 230 }],
    })
    expect(points).toEqual([
      { x: 50, y: 60 },
      { x: 50, y: 230 },
      { x: 300, y: 230 },
    ])
  })
})

describe('an end', () => {
  test('at a port begins there', () => {
    const { points } = find({ from: { shape: decision, port: 'south' }, to: { shape: other }, style: 'orthogonal' })
    expect(points).toEqual([
      { x: 350, y: 60 },
      { x: 350, y: 200 },
    ])
  })

  test('at a port that nobody knows begins wherever is best', () => {
    const { points } = find({ from: { shape: decision, port: 'gone' }, to: { shape: other }, style: 'orthogonal' })
    expect(points[0]).toEqual({ x: 350, y: 60 })
  })

  test('at a place of the box begins on the border next to it, also of a shape that is turned', () => {
    const { points } = find({ from: { shape: one, at: { x: 1, y: 0.25 } }, to: { shape: other }, style: 'orthogonal' })
    expect(points[0]).toEqual({ x: 100, y: 15 })
    const turned: RoutedShape = { ...one, frame: { x: 20, y: -20, width: 60, height: 100, turn: 90 } }
    const route = find({ from: { shape: turned, at: { x: 0.25, y: 0 } }, to: { shape: other }, style: 'orthogonal' })
    expect(route.points[0]?.x).toBeCloseTo(100)
    expect(route.points[0]?.y).toBeCloseTo(15)
  })

  test('at a point of the page stays there', () => {
    const { points } = find({ from: { shape: one }, to: { shape: null, point: { x: 7, y: 300 } }, style: 'curved' })
    expect(points.at(-1)).toEqual({ x: 7, y: 300 })
  })
})

test('an orthogonal line through fixed bends is orthogonal and goes through all of them', () => {
  const bends = fc.array(
    fc.record({ x: fc.integer({ min: -300, max: 600 }), y: fc.integer({ min: -300, max: 600 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  fc.assert(
    fc.property(bends, fc.constantFrom('orthogonal', 'rounded'), (fixed, style) => {
      const { points } = find({ from: { shape: one }, to: { shape: other }, style, bends: fixed })
      expect(isOrthogonal(points)).toBe(true)
      const path = points.map(({ x, y }, nth) => [nth === 0 ? 'M' : 'L', x, y] as const)
      for (const bend of fixed) expect(distanceToPath(path, bend)).toBeLessThan(1e-9)
      for (const [end, shape] of [
        [points[0], one],
        [points.at(-1), other],
      ] as const) {
        expect(distanceToPath(shape.outline, end as Point)).toBeLessThan(1e-6)
      }
    }),
    { numRuns: 200 },
  )
})

describe('a line from a shape to itself', () => {
  test.each(['straight', 'orthogonal', 'rounded'])('goes around a corner (%s)', (style) => {
    const { points } = find({ from: { shape: one }, to: { shape: one }, style })
    expect(points).toEqual([
      { x: 100, y: 30 },
      { x: 120, y: 30 },
      { x: 120, y: -20 },
      { x: 50, y: -20 },
      { x: 50, y: 0 },
    ])
  })

  test('is a curve outside of it', () => {
    const { form, points } = find({ from: { shape: one }, to: { shape: one }, style: 'curved' })
    expect(form).toBe('bezier')
    expect(points[1]?.x).toBeGreaterThan(120)
    expect(points[2]?.y).toBeLessThan(-20)
  })
})

describe('a curve', () => {
  test('is smooth where nothing is in its way', () => {
    const { form, points } = find({ from: { shape: one }, to: { shape: other }, style: 'curved' })
    expect(form).toBe('bezier')
    expect(points).toHaveLength(4)
  })

  test('goes around shapes with wide corners', () => {
    const wall = boxShape('wall', { x: 180, y: -100, width: 40, height: 500 })
    const route = find({ from: { shape: one }, to: { shape: other }, style: 'curved' }, [wall])
    expect(route).toMatchObject({ form: 'corners', radius: 64 })
  })

  test('goes smoothly through fixed bends', () => {
    const bends = [{ x: 200, y: 0 }]
    expect(find({ from: { shape: one }, to: { shape: other }, style: 'curved', bends })).toMatchObject({
      form: 'spline',
    })
  })
})

const boxes = fc.record({
  x: fc.integer({ min: -20, max: 20 }).map((value) => value * 20),
  y: fc.integer({ min: -20, max: 20 }).map((value) => value * 20),
  width: fc.integer({ min: 2, max: 8 }).map((value) => value * 20),
  height: fc.integer({ min: 2, max: 8 }).map((value) => value * 20),
})

const apart = fc.array(fc.tuple(boxes, fc.boolean()), { minLength: 2, maxLength: 20, size: 'max' }).map((all) => {
  const kept: RoutedShape[] = []
  for (const [box, isDiamond] of all) {
    const around: Rect = { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 }
    if (kept.some(({ frame }) => intersects(around, frame))) continue
    kept.push(isDiamond ? diamondShape(`${kept.length}`, box) : boxShape(`${kept.length}`, box))
  }
  return kept
})

const ends = fc.oneof(
  fc.constant({}),
  fc.record({ at: fc.record({ x: fc.nat(8).map((value) => value / 8), y: fc.nat(8).map((value) => value / 8) }) }),
)

test('lines of every style begin and end on the borders, and orthogonal ones cross no other shape', () => {
  const styles = fc.constantFrom('straight', 'orthogonal', 'rounded', 'curved', 'of-tomorrow')
  fc.assert(
    fc.property(apart, styles, ends, ends, ([from, to, ...others], style, atFrom, atTo) => {
      fc.pre(from !== undefined && to !== undefined)
      const [first, last] = [from as RoutedShape, to as RoutedShape]
      const { points, form } = find({ from: { shape: first, ...atFrom }, to: { shape: last, ...atTo }, style }, others)
      expect(distanceToPath(first.outline, points[0] as Point)).toBeLessThan(1e-6)
      expect(distanceToPath(last.outline, points.at(-1) as Point)).toBeLessThan(1e-6)
      if (style === 'straight' || form !== 'corners') return
      expect(isOrthogonal(points)).toBe(true)
      const index = new BoxIndex()
      for (const shape of others) index.set(shape.id, borderOf(shape).bounds)
      for (const [nth, point] of points.entries()) {
        const before = points[nth - 1] ?? point
        const [left, right] = [Math.min(before.x, point.x), Math.max(before.x, point.x)]
        const [top, bottom] = [Math.min(before.y, point.y), Math.max(before.y, point.y)]
        expect(index.find(left, top, right, bottom)).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})

function isOrthogonal(points: readonly Point[]): boolean {
  return points.every((point, nth) => {
    const before = points[nth - 1] ?? point
    return before.x === point.x || before.y === point.y
  })
}
