import { translateRect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snap } from './snap.ts'

const size = fc.integer({ min: 1, max: 200 })
const place = fc.integer({ min: -500, max: 500 })
const rect = fc.record({ x: place, y: place, width: size, height: size })
const edges = (from: number, length: number) => [from, from + length / 2, from + length]

test('a box that has others near comes in line with one of them, and a guide says which', () => {
  const beside = { x: 100, y: 300, width: 80, height: 40 }
  const { by, guides } = snap({ x: 97, y: 0, width: 80, height: 40 }, [beside], 5)
  expect(by).toEqual({ x: 3, y: 0 })
  // Both edges and the middle would do: the middle says it all.
  expect(guides).toEqual([{ from: { x: 140, y: 0 }, to: { x: 140, y: 340 } }])
})

test('middle on middle wins over edges that are as near, an edge on the same edge over any other pair', () => {
  const at = (x: number, width: number) => ({ x, y: 500, width, height: 40 })
  const box = { x: 0, y: 0, width: 100, height: 40 }
  // Three to the right for the middle, three to the left for an edge.
  expect(snap(box, [at(-3, 20), at(43, 20)], 5).by.x).toBe(3)
  expect(snap(box, [at(43, 20), at(-3, 20)], 5).by.x).toBe(3)
  expect(snap(box, [at(-97, 200), at(103, 80)], 5).by.x).toBe(3)
  // What is nearer goes before what says more.
  expect(snap(box, [at(-2, 20), at(43, 20)], 5).by.x).toBe(-2)
  // One's left edge on another's right one says less than left on left.
  expect(snap(box, [at(-53, 50), at(3, 300)], 5).by.x).toBe(3)
})

test('no box is moved further than the reach or to the next line of the grid, and guides lie on edges of both', () => {
  fc.assert(
    fc.property(rect, fc.array(rect, { maxLength: 5 }), fc.integer({ min: 1, max: 12 }), (box, others, reach) => {
      const { by, guides } = snap(box, others, reach)
      expect(Math.abs(by.x)).toBeLessThanOrEqual(Math.max(reach, 5))
      expect(Math.abs(by.y)).toBeLessThanOrEqual(Math.max(reach, 5))
      const moved = translateRect(box, by)
      // Equal gaps have their own test.
      for (const { from, to } of guides.filter(({ length }) => length === undefined)) {
        const isDown = from.x === to.x
        const own = isDown ? edges(moved.x, moved.width) : edges(moved.y, moved.height)
        const theirs = others.flatMap((each) => (isDown ? edges(each.x, each.width) : edges(each.y, each.height)))
        const at = isDown ? from.x : from.y
        expect(Math.min(...own.map((edge) => Math.abs(edge - at)))).toBeLessThan(1e-6)
        expect(Math.min(...theirs.map((edge) => Math.abs(edge - at)))).toBeLessThan(1e-6)
      }
    }),
  )
})
