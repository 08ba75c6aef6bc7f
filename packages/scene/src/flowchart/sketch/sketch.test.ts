import { distance, flattenPath, isInside, type Path, type Point, pathBounds, rectangle } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shapeSets } from '../shapes/table.ts'
import { hatching } from './hatching.ts'
import { sketchPath, sketchReach } from './sketch-path.ts'

const shapes = Object.values(shapeSets).flat()
const anyShape = fc.constantFrom(...shapes)
const length = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1e6, noNaN: true }))

test('what is drawn by hand stays near its place, whatever the size', () => {
  fc.assert(
    fc.property(anyShape, length, length, fc.string(), (shape, width, height, seed) => {
      const path = [...shape.outline({ width, height }), ...(shape.lines?.({ width, height }) ?? [])]
      const drawn = sketchPath(path, seed)
      for (const [, ...numbers] of drawn) for (const value of numbers) expect(Number.isFinite(value)).toBe(true)
      const [own, wide] = [pathBounds(path), pathBounds(drawn)]
      if (!own || !wide) return
      const slack = sketchReach + 1e-6 * (width + height)
      expect(wide.x).toBeGreaterThanOrEqual(own.x - slack)
      expect(wide.y).toBeGreaterThanOrEqual(own.y - slack)
      expect(wide.x + wide.width).toBeLessThanOrEqual(own.x + own.width + slack)
      expect(wide.y + wide.height).toBeLessThanOrEqual(own.y + own.height + slack)
    }),
  )
})

const square = rectangle({ x: 0, y: 0, width: 120, height: 60 })

test('the same seed draws the same, another one something else, and never what was there', () => {
  expect(sketchPath(square, 'a')).toEqual(sketchPath(square, 'a'))
  expect(sketchPath(square, 'a')).not.toEqual(sketchPath(square, 'b'))
  expect(farthest(sketchPath(square, 'a'), square)).toBeGreaterThan(0.3)
})

test('a line that leads somewhere begins and ends there', () => {
  const line: Path = [
    ['M', 0, 0],
    ['L', 50, 0],
    ['L', 50, 80],
  ]
  const drawn = sketchPath(line, 'x', { ends: 'kept', isDashed: true })
  expect(drawn[0]).toEqual(['M', 0, 0])
  expect(drawn.at(-1)?.slice(-2)).toEqual([50, 80])
  expect(drawn).toHaveLength(4)
})

test('hatching is inside of the shape', () => {
  const [seen] = shapes.filter(({ id }) => id === 'decision')
  if (!seen) throw new Error('There is no decision.')
  const outline = seen.outline(seen.size)
  const points = flattenPath(hatching(outline, 'x'), 0.5).flat()
  expect(points.length).toBeGreaterThan(20)
  const away = points.filter((point) => !isInside(outline, point) && nearest(point, outline) > 2)
  expect(away).toEqual([])
})

function farthest(path: Path, from: Path): number {
  return Math.max(
    ...flattenPath(path, 0.1)
      .flat()
      .map((point) => nearest(point, from)),
  )
}

/** The border, point by point. */
function nearest(point: Point, path: Path): number {
  return Math.min(
    ...flattenPath(path, 0.1)
      .flat()
      .flatMap((to, at, all) => {
        const from = all[at - 1]
        if (!from) return [distance(point, to)]
        return Array.from({ length: 40 }, (_, nth) =>
          distance(point, { x: from.x + ((to.x - from.x) * nth) / 40, y: from.y + ((to.y - from.y) * nth) / 40 }),
        )
      }),
  )
}
