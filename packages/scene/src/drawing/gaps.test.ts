import { type Cubic, contains, cubicAt, flattenPath, inflate, polyline, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapsIn, pathWithGaps, pathWithoutBoxes } from './gaps.ts'

const number = fc.integer({ min: -500, max: 500 })
const point = fc.record({ x: number, y: number })
const curve: fc.Arbitrary<Cubic> = fc.record({ from: point, control1: point, control2: point, to: point })
const box: fc.Arbitrary<Rect> = fc.record({
  x: number,
  y: number,
  width: fc.integer({ min: 40, max: 200 }),
  height: fc.integer({ min: 20, max: 60 }),
})

test('what is left of a line strikes through no word', () => {
  fc.assert(
    fc.property(curve, fc.array(box, { maxLength: 6 }), (curve, boxes) => {
      const gaps = gapsIn(curve, boxes)
      const isLeft = (part: number) => !gaps.some(([start, end]) => part >= start && part <= end)
      // Between two steps a line may cut off a corner.
      const inner = boxes.map((each) => inflate(each, -9))
      for (let part = 0; part <= 1; part += 0.003) {
        const at = cubicAt(curve, part)
        if (isLeft(part)) expect(inner.some((each) => contains(each, at))).toBe(false)
        else expect(boxes.some((each) => contains(inflate(each, 12), at))).toBe(true)
      }
    }),
  )
})

test('a line that passes nothing is whole, one that is covered all the way is not drawn', () => {
  const straight = { from: { x: 0, y: 0 }, control1: { x: 3, y: 0 }, control2: { x: 6, y: 0 }, to: { x: 9, y: 0 } }
  expect(pathWithGaps(straight, gapsIn(straight, []))).toEqual([
    ['M', 0, 0],
    ['C', 3, 0, 6, 0, 9, 0],
  ])
  expect(pathWithGaps(straight, gapsIn(straight, [{ x: -1, y: -1, width: 11, height: 2 }]))).toEqual([])
  const pieces = pathWithGaps(straight, gapsIn(straight, [{ x: 4, y: -1, width: 1, height: 2 }]))
  expect(pieces.map(([kind]) => kind)).toEqual(['M', 'C', 'M', 'C'])
  expect(pieces[2]?.[1]).toBeCloseTo(5, 1)
})

test('a line with corners has gaps where words are, and keeps both ends', () => {
  const path = polyline(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
    ],
    8,
  )
  const words = { x: 40, y: -10, width: 20, height: 20 }
  const left = pathWithoutBoxes(path, [words])
  expect(left.filter(([kind]) => kind === 'M')).toHaveLength(2)
  const points = flattenPath(left).flat()
  expect(points.some((point) => contains(inflate(words, -1), point))).toBe(false)
  expect(points[0]).toEqual({ x: 0, y: 0 })
  expect(points.at(-1)).toEqual({ x: 100, y: 100 })
  expect(pathWithoutBoxes(path, [])).toBe(path)
})
