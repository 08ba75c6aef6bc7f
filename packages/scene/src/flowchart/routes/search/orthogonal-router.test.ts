import { center, intersects, type Point, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BoxIndex } from './box-index.ts'
import { OrthogonalRouter, type OrthogonalWay } from './orthogonal-router.ts'
import { sidePorts, type Terminal } from './terminal.ts'

const at = (shape: string, box: Rect): Terminal => ({ shape, box, ports: sidePorts(box) })
const box = (x: number, y: number, width = 100, height = 60): Rect => ({ x, y, width, height })

function find(from: Terminal, to: Terminal, obstacles: readonly Rect[]): OrthogonalWay {
  const index = new BoxIndex()
  for (const terminal of [from, to]) if (terminal.shape && terminal.box) index.set(terminal.shape, terminal.box)
  for (const [nth, obstacle] of obstacles.entries()) index.set(`obstacle ${nth}`, obstacle)
  return new OrthogonalRouter(index).route(from, to)
}

const route = (from: Rect, to: Rect, obstacles: readonly Rect[] = []) => {
  return find(at('from', from), at('to', to), obstacles).points
}

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

  test('goes around what stands between them, at a distance', () => {
    const obstacle = box(-20, 150, 140, 60)
    const way = route(box(0, 0), box(0, 300), [obstacle])
    expect(way.length).toBeGreaterThan(2)
    expect(crossed(way, [box(-39, 131, 178, 98)])).toEqual([])
  })

  test('goes through a gap that is narrower than the distance it would like to keep', () => {
    const wall = [box(-3000, 100, 3045, 50), box(55, 100, 3000, 50)]
    const way = route(box(0, 0), box(0, 300), wall)
    expect(crossed(way, wall)).toEqual([])
    expect(way[0]).toEqual({ x: 50, y: 60 })
  })

  test('goes between shapes that touch where there is no other way', () => {
    const walls = [box(-3000, 100, 3060, 50), box(60, 100, 3000, 50)]
    expect(crossed(route(box(0, 0), box(0, 300), walls), walls)).toEqual([])
  })

  test('goes through shapes only where there is no free way, and then through as few as possible', () => {
    const walls = [box(-50, -50, 200, 20), box(-50, 90, 200, 20), box(-50, -50, 20, 160), box(130, -50, 20, 160)]
    const other = box(200, -100, 40, 260)
    const way = route(box(0, 0), box(400, 0), [...walls, other])
    expect(isOrthogonal(way)).toBe(true)
    expect(crossed(way, walls)).toHaveLength(1)
    expect(crossed(way, [other])).toEqual([])
  })

  test('leaves and comes back to one shape', () => {
    const one = box(0, 0)
    const way = find(at('one', one), at('one', one), []).points
    expect(crossed(way, [one])).toEqual([])
    expect(way.length).toBeGreaterThanOrEqual(4)
  })

  test('from a shape to the container around it stays inside', () => {
    const container = box(0, 0, 600, 400)
    const way = find(at('inner', box(400, 170)), at('container', container), []).points
    expect(way).toEqual([
      { x: 500, y: 200 },
      { x: 600, y: 200 },
    ])
  })

  test('ignores a shape that it begins in', () => {
    expect(route(box(0, 0), box(0, 200), [box(-30, -30, 160, 120)])).toHaveLength(2)
  })

  test('begins on the border of a shape that does not fill its box', () => {
    const slanted: Terminal = { shape: 'from', box: box(0, 0), ports: [{ side: 'right', point: { x: 90, y: 30 } }] }
    const way = find(slanted, at('to', box(0, 200)), []).points
    expect(way.slice(0, 2)).toEqual([
      { x: 90, y: 30 },
      { x: 120, y: 30 },
    ])
  })

  test('comes to a point of the page from anywhere', () => {
    const point: Terminal = { shape: null, box: null, ports: [{ side: null, point: { x: 300, y: 30 } }] }
    expect(find(at('from', box(0, 0)), point, []).points).toEqual([
      { x: 100, y: 30 },
      { x: 300, y: 30 },
    ])
  })

  test('is found or given up among ten thousand shapes at one place', () => {
    const pile = Array.from({ length: 10_000 }, (_, nth) => box(300 + (nth % 100), 10 + (nth % 97)))
    expect(isOrthogonal(route(box(0, 0), box(800, 40), pile))).toBe(true)
    expect(isOrthogonal(route(box(0, 0), box(340, 40), pile))).toBe(true)
  })
})

const boxes = fc.record({
  x: fc.integer({ min: -40, max: 40 }).map((value) => value * 20),
  y: fc.integer({ min: -40, max: 40 }).map((value) => value * 20),
  width: fc.integer({ min: 1, max: 12 }).map((value) => value * 20),
  height: fc.integer({ min: 1, max: 8 }).map((value) => value * 20),
})

/** Shapes that do not touch each other, as people place them: then there is always a free way. */
const apart = fc.array(boxes, { minLength: 2, maxLength: 40, size: 'max' }).map((all) => {
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
    { numRuns: 300 },
  )
})

test('a route depends only on its ends and the shapes in its window, in whatever order they came', () => {
  fc.assert(
    fc.property(apart, fc.array(boxes, { maxLength: 10 }), ([from, to, ...others], more) => {
      fc.pre(from !== undefined && to !== undefined)
      const ends = [at('from', from as Rect), at('to', to as Rect)] as const
      const found = find(...ends, others)
      const inside = others.filter((each) => intersects(each, found.window))
      const outside = more.filter((each) => !intersects(each, found.window))
      expect(find(...ends, [...outside, ...inside.toReversed()])).toEqual(found)
    }),
    { numRuns: 200 },
  )
})

test('shapes that overlap, touch or have no size neither throw nor give diagonals', () => {
  const any = fc.record({ x: fc.nat(100), y: fc.nat(100), width: fc.nat(60), height: fc.nat(60) })
  fc.assert(
    fc.property(fc.array(any, { minLength: 2, maxLength: 30 }), ([from, to, ...others]) => {
      expect(isOrthogonal(route(from as Rect, to as Rect, others))).toBe(true)
    }),
    { numRuns: 200 },
  )
})

function isOrthogonal(way: readonly Point[]): boolean {
  return (
    way.length > 1 &&
    way.every((point, nth) => {
      const before = way[nth - 1] ?? point
      return before.x === point.x || before.y === point.y
    })
  )
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
