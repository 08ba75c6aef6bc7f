import { type Frame, turned } from '@ramify/document'
import { center } from '@ramify/geometry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handlePlace, resizeHandles } from './handles.ts'
import { pulledFrame } from './pulled-frame.ts'

const smallest = { width: 20, height: 10 }
const far = fc.integer({ min: -400, max: 400 })
const frames: fc.Arbitrary<Frame> = fc.record({
  x: far,
  y: far,
  width: fc.integer({ min: 20, max: 300 }),
  height: fc.integer({ min: 10, max: 300 }),
  turn: fc.constantFrom(0, 30, 90, -45, 180),
})

test('a pulled handle leaves the opposite edge or corner where it is, however the shape is turned', () => {
  fc.assert(
    fc.property(
      frames,
      fc.constantFrom(...resizeHandles),
      far,
      far,
      fc.boolean(),
      (before, handle, x, y, keepsAspect) => {
        const frame = pulledFrame(before, handle, { x, y }, { smallest, keepsAspect, fromCentre: false })
        const opposite = { x: -handle.x, y: -handle.y } as typeof handle
        const was = handlePlace(before, opposite)
        const corner = {
          x: frame.x + (frame.width * (1 - handle.x)) / 2,
          y: frame.y + (frame.height * (1 - handle.y)) / 2,
        }
        const is = turned(corner, center(frame), frame.turn)
        expect(is.x).toBeCloseTo(was.x, 4)
        expect(is.y).toBeCloseTo(was.y, 4)
        expect(frame.width).toBeGreaterThanOrEqual(keepsAspect ? 0 : smallest.width)
        expect(frame.height).toBeGreaterThanOrEqual(keepsAspect ? 0 : smallest.height)
        if (keepsAspect) expect(frame.height / frame.width).toBeCloseTo(before.height / before.width, 4)
      },
    ),
  )
})

test('pulled from the centre, the middle stays', () => {
  fc.assert(
    fc.property(frames, fc.constantFrom(...resizeHandles), far, far, (before, handle, x, y) => {
      const frame = pulledFrame(before, handle, { x, y }, { smallest, keepsAspect: false, fromCentre: true })
      expect(center(frame).x).toBeCloseTo(center(before).x, 6)
      expect(center(frame).y).toBeCloseTo(center(before).y, 6)
    }),
  )
})
