import type { Frame } from '@ramify/document'
import { center, type Rect } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { half, type Leaf, mapped, scaledFrames, turnedFrames } from './transform.ts'

const place = fc.integer({ min: -2000, max: 2000 })
const length = fc.integer({ min: 20, max: 600 })
const frames: fc.Arbitrary<Frame> = fc.record({
  x: place,
  y: place,
  width: length,
  height: length,
  turn: fc.integer({ min: -179, max: 180 }),
})
const leavesFrom = (all: readonly Frame[]): Leaf[] =>
  all.map((frame, nth) => ({ id: `s${nth}`, frame, smallest: { width: 1, height: 1 }, keepsAspect: false }))
const rects: fc.Arbitrary<Rect> = fc.record({ x: place, y: place, width: length, height: length })

test('scaling to a rectangle and back gives the frames that were there', () => {
  fc.assert(
    fc.property(fc.array(frames, { maxLength: 6 }), rects, rects, (all, from, to) => {
      const upright = all.map((frame) => ({ ...frame, turn: Math.round(frame.turn / 90) * 90 }))
      const leaves = leavesFrom(upright).map((leaf) => ({ ...leaf, smallest: { width: 0, height: 0 } }))
      const there = scaledFrames(leaves, from, to)
      const back = scaledFrames(
        leaves.map((leaf) => ({ ...leaf, frame: there.get(leaf.id) as Frame })),
        to,
        from,
      )
      for (const { id, frame } of leaves) {
        for (const side of ['x', 'y', 'width', 'height', 'turn'] as const)
          expect(back.get(id)?.[side]).toBeCloseTo(frame[side], 4)
      }
    }),
  )
})

test('corners of a rectangle become the corners of the other one', () => {
  fc.assert(
    fc.property(rects, rects, (from, to) => {
      const corner = mapped(from, to)({ x: from.x + from.width, y: from.y + from.height })
      expect(corner.x).toBeCloseTo(to.x + to.width, 4)
      expect(corner.y).toBeCloseTo(to.y + to.height, 4)
    }),
  )
})

test('no shape becomes smaller than its form allows', () => {
  const leaf = { id: 'a', frame: { x: 0, y: 0, width: 100, height: 50, turn: 0 }, keepsAspect: false }
  const tiny = scaledFrames(
    [{ ...leaf, smallest: { width: 30, height: 20 } }],
    { x: 0, y: 0, width: 100, height: 50 },
    { x: 0, y: 0, width: 1, height: 1 },
  )
  expect(tiny.get('a')).toMatchObject({ width: 30, height: 20 })
})

test('turning keeps sizes and distances, and a whole turn changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(frames, { minLength: 2, maxLength: 5 }),
      place,
      fc.integer({ min: -720, max: 720 }),
      (all, x, by) => {
        const leaves = leavesFrom(all)
        const turned = [...turnedFrames(leaves, { x, y: 0 }, by).values()]
        const [a, b] = [turned[0] as Frame, turned[1] as Frame]
        const gap = (one: Frame, other: Frame) => {
          const [from, to] = [center(one), center(other)]
          return Math.hypot(from.x - to.x, from.y - to.y)
        }
        expect(gap(a, b)).toBeCloseTo(gap(all[0] as Frame, all[1] as Frame), 4)
        expect(turned.map(({ width, height }) => [width, height])).toEqual(
          all.map(({ width, height }) => [width, height]),
        )
        const whole = turnedFrames(leaves, { x, y: 0 }, 360)
        for (const { id, frame } of leaves) expect(whole.get(id)?.x).toBeCloseTo(frame.x, 4)
        expect(Math.abs(half(by))).toBeLessThanOrEqual(180)
      },
    ),
  )
})
