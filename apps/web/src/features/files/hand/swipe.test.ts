import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actWidth, staysOpen, swipedBy } from './swipe.ts'

const most = 2 * actWidth

test('acts come from the right by more than 60 pixels, and go by as much', () => {
  expect(swipedBy(-60, 0, most)).toBe(60)
  expect([60, 61].map((shown) => staysOpen(shown, 0, most))).toEqual([false, true])
  expect([most - 60, most - 59].map((shown) => staysOpen(shown, most, most))).toEqual([false, true])
})

test('however a finger goes across a row, no more than its acts are shown, and nothing of them to the right', () => {
  fc.assert(
    fc.property(fc.integer({ min: -800, max: 800 }), fc.constantFrom(0, most), (across, before) => {
      const shown = swipedBy(across, before, most)
      expect(shown).toBeGreaterThanOrEqual(0)
      expect(shown).toBeLessThanOrEqual(most)
      if (across > 0) expect(shown).toBeLessThanOrEqual(before)
      if (across === 0) expect(staysOpen(shown, before, most)).toBe(before === most)
    }),
  )
})
