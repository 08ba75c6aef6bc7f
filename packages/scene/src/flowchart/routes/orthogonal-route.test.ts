import { center, intersects, type Point, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orthogonalRoute } from './orthogonal-route.ts'
import { sidePorts, type Terminal } from './terminal.ts'

const at = (box: Rect): Terminal => ({ box, ports: sidePorts(box) })
const box = (x: number, y: number, width = 100, height = 60): Rect => ({ x, y, width, height })
const route = (from: Rect, to: Rect, obstacles: readonly Rect[] = []) =>
  orthogonalRoute(at(from), at(to), { obstaclesIn: (area) => obstacles.filter((each) => intersects(each, area)) })

describe('a way between two shapes', () => {
  test('is straight where they stand in line', () => {
    expect(route(box(0, 0), box(0, 200))).toEqual([
      { x: 50, y: 60 },
      { x: 50, y: 200 },
    ])
  })

  test('turns in the middle between them', () => {
    expect(route(box(0, 0), box(80, 300))).toEqual([
      { x: 50, y: 60 },
      { x: 50, y: 180 },
      { x: 130, y: 180 },
      { x: 130, y: 300 },
    ])
  })

  test('turns once where that is enough', () => {
    expect(route(box(0, 0), box(200, 300))).toHaveLength(3)
  })

  test('goes around what stands between them', () => {
    const way = route(box(0, 0), box(0, 300), [box(-20, 150, 140, 60)])
    expect(way.length).toBeGreaterThan(2)
    expect(crossed(way, [box(-20, 150, 140, 60)])).toEqual([])
  })

  test('goes through a gap that is narrower than the distance it would like to keep', () => {
    const wall = [box(-3000, 100, 3045, 50), box(55, 100, 3000, 50)]
    const way = route(box(0, 0), box(0, 300), wall)
    expect(crossed(way, wall)).toEqual([])
    expect(way[0]).toEqual({ x: 50, y: 60 })
  })

  test('goes through shapes only where there is no free way', () => {
    const walls = [box(-50, -50, 200, 20), box(-50, 90, 200, 20), box(-50, -50, 20, 160), box(130, -50, 20, 160)]
    const way = route(box(0, 0), box(400, 0), walls)
    expect(way.length).toBeGreaterThan(1)
    expect(isOrthogonal(way)).toBe(true)
  })

  test('leaves and comes back to one shape', () => {
    const one = box(0, 0)
    const [top, right] = sidePorts(one)
    if (!top || !right) throw new Error('no ports')
    const way = orthogonalRoute({ box: one, ports: [right] }, { box: one, ports: [top] }, { obstaclesIn: () => [] })
    expect(crossed(way, [one])).toEqual([])
    expect(way.length).toBeGreaterThanOrEqual(4)
  })
})

const boxes = fc.record({
  x: fc.integer({ min: -40, max: 40 }).map((value) => value * 20),
  y: fc.integer({ min: -40, max: 40 }).map((value) => value * 20),
  width: fc.integer({ min: 1, max: 12 }).map((value) => value * 20),
  height: fc.integer({ min: 1, max: 8 }).map((value) => value * 20),
})

/** Shapes that do not touch each other, as people place them: then there is always a free way. */
const apart = fc.array(boxes, { minLength: 2, maxLength: 30, size: 'max' }).map((all) => {
  const kept: Rect[] = []
  for (const each of all) {
    const around = { x: each.x - 1, y: each.y - 1, width: each.width + 2, height: each.height + 2 }
    if (!kept.some((other) => intersects(around, other))) kept.push(each)
  }
  return kept
})

test('a way has no diagonal, crosses no shape, and begins and ends on the borders', () => {
  fc.assert(
    fc.property(apart, ([from, to, ...others]) => {
      fc.pre(from !== undefined && to !== undefined)
      const way = route(from as Rect, to as Rect, others)
      expect(isOrthogonal(way)).toBe(true)
      expect(crossed(way, [from as Rect, to as Rect, ...others])).toEqual([])
      expect(sidePorts(from as Rect).map(({ point }) => point)).toContainEqual(way[0])
      expect(sidePorts(to as Rect).map(({ point }) => point)).toContainEqual(way.at(-1))
    }),
    { numRuns: 200 },
  )
})

test('the order of the shapes does not matter, and neither do those outside its window', () => {
  fc.assert(
    fc.property(apart, boxes, ([from, to, ...others], far) => {
      fc.pre(from !== undefined && to !== undefined)
      const way = route(from as Rect, to as Rect, others)
      expect(route(from as Rect, to as Rect, others.toReversed())).toEqual(way)
      const away = { ...far, x: far.x + 50_000 }
      expect(route(from as Rect, to as Rect, [away, ...others])).toEqual(way)
    }),
    { numRuns: 100 },
  )
})

function isOrthogonal(way: readonly Point[]): boolean {
  return way.every((point, nth) => {
    const before = way[nth - 1] ?? point
    return before.x === point.x || before.y === point.y
  })
}

function crossed(way: readonly Point[], all: readonly Rect[]): Point[] {
  return all
    .filter((each) =>
      way.some((point, nth) => {
        const before = way[nth - 1] ?? point
        const [left, right] = [Math.min(before.x, point.x), Math.max(before.x, point.x)]
        const [top, bottom] = [Math.min(before.y, point.y), Math.max(before.y, point.y)]
        return right > each.x && left < each.x + each.width && bottom > each.y && top < each.y + each.height
      }),
    )
    .map(center)
}
