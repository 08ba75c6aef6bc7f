import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedOn, ofWidth } from './nudge.ts'

const step = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })
const width = fc.option(fc.integer({ min: 40, max: 2000 }))

test('whatever way it goes and comes back, it is where it was', () => {
  fc.assert(
    fc.property(fc.array(step), width, (steps, wide) => {
      const start = ofWidth(null, wide)
      const away = steps.reduce(movedOn, start)
      const back = steps.map(({ x, y }) => ({ x: -x, y: -y })).reduce(movedOn, away)
      expect(back).toEqual(start)
    }),
  )
})

test('moving leaves the width alone, and the width the place', () => {
  const nudge = movedOn(ofWidth(null, 120), { x: 9.6, y: -3 })
  expect(nudge).toEqual({ x: 10, y: -3, width: 120 })
  expect(ofWidth(nudge, 200)).toEqual({ x: 10, y: -3, width: 200 })
  expect(ofWidth(nudge, null)).toEqual({ x: 10, y: -3, width: null })
})

test('no topic is narrower or wider than it can be drawn', () => {
  expect([ofWidth(null, 3)?.width, ofWidth(null, 9000)?.width]).toEqual([40, 2000])
})
