import fc from 'fast-check'
import { expect, test } from 'vitest'
import { glided, speedAtEnd } from './glide.ts'

const speeds = fc.record({
  x: fc.double({ min: -6, max: 6, noNaN: true }),
  y: fc.double({ min: -6, max: 6, noNaN: true }),
})

test('however the time is cut into frames, a glide ends at the same place', () => {
  fc.assert(
    fc.property(speeds, fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 40 }), (speed, frames) => {
      const whole = glided(
        speed,
        frames.reduce((sum, each) => sum + each, 0),
      )
      let now = { by: { x: 0, y: 0 }, speed }
      for (const frame of frames) {
        const next = glided(now.speed, frame)
        now = { by: { x: now.by.x + next.by.x, y: now.by.y + next.by.y }, speed: next.speed }
      }
      expect(now.by.x).toBeCloseTo(whole.by.x, 6)
      expect(now.by.y).toBeCloseTo(whole.by.y, 6)
      expect(Math.hypot(now.speed.x, now.speed.y)).toBeLessThanOrEqual(Math.hypot(speed.x, speed.y))
    }),
    { numRuns: 100 },
  )
})

test('the speed is that of the last moments, and a finger that rested before it was lifted has none', () => {
  const seen = [0, 16, 32, 48].map((at) => ({ point: { x: at * 2, y: -at }, at }))
  expect(speedAtEnd(seen, 50)).toEqual({ x: 2, y: -1 })
  expect(speedAtEnd(seen, 300)).toEqual({ x: 0, y: 0 })
  expect(speedAtEnd([], 0)).toEqual({ x: 0, y: 0 })
})
