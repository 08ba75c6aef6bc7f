import { type Rect, translateRect, union } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignEdges, aligned } from './align.ts'
import { distributed } from './distribute.ts'

const number = fc.integer({ min: -5000, max: 5000 })
const length = fc.integer({ min: 0, max: 800 })
const boxes = (least: number): fc.Arbitrary<Rect[]> =>
  fc.array(fc.record({ x: number, y: number, width: length, height: length }), { minLength: least, maxLength: 12 })

const moved = (all: readonly Rect[], by: readonly { x: number; y: number }[]) =>
  all.map((box, nth) => translateRect(box, by[nth] ?? { x: 0, y: 0 }))

const places: Record<(typeof alignEdges)[number], (box: Rect) => number> = {
  left: ({ x }) => x,
  center: ({ x, width }) => x + width / 2,
  right: ({ x, width }) => x + width,
  top: ({ y }) => y,
  middle: ({ y, height }) => y + height / 2,
  bottom: ({ y, height }) => y + height,
}

test('aligned boxes have one edge in common, that of the area around them, and move on one axis only', () => {
  fc.assert(
    fc.property(boxes(1), fc.constantFrom(...alignEdges), (all, edge) => {
      const moves = aligned(all, edge)
      const after = moved(all, moves)
      const area = union(all) as Rect
      for (const box of after) expect(places[edge](box)).toBeCloseTo(places[edge](area), 6)
      const isAcross = ['left', 'center', 'right'].includes(edge)
      expect(moves.every(({ x, y }) => (isAcross ? y : x) === 0)).toBe(true)
      // Once more changes nothing.
      expect(aligned(after, edge).every(({ x, y }) => Math.hypot(x, y) < 1e-6)).toBe(true)
    }),
  )
})

test('distributed boxes have equal gaps in the order they had, and the outer two stay', () => {
  fc.assert(
    fc.property(boxes(3), fc.constantFrom('x' as const, 'y' as const), (all, axis) => {
      const long = (box: Rect) => (axis === 'x' ? box.width : box.height)
      const middle = (box: Rect) => box[axis] + long(box) / 2
      const order = [...all.keys()].sort((a, b) => middle(all[a] as Rect) - middle(all[b] as Rect) || a - b)
      const after = moved(all, distributed(all, axis))
      const sorted = order.map((nth) => after[nth] as Rect)
      expect(sorted[0]).toEqual(all[order[0] as number])
      expect(sorted.at(-1)).toEqual(all[order.at(-1) as number])
      const gaps = sorted.slice(1).map((box, nth) => {
        const before = sorted[nth] as Rect
        return box[axis] - (before[axis] + long(before))
      })
      for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] as number, 6)
    }),
  )
})

test('two boxes have one gap only: nothing moves', () => {
  const two = [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 90, y: 5, width: 10, height: 10 },
  ]
  expect(distributed(two, 'x')).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ])
})
