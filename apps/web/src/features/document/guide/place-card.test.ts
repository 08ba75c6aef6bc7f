import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeCard } from './place-card.ts'

const card = { width: 320, height: 168 }
const room = { width: 1280, height: 800 }

test('stands beside what it speaks of', () => {
  const rail = { x: 12, y: 300, width: 44, height: 200 }
  expect(placeCard(rail, 'right', card, room).card).toEqual({ left: 72, top: 316 })
  const panel = { x: 1000, y: 48, width: 280, height: 752 }
  expect(placeCard(panel, 'left', card, room).card).toEqual({ left: 664, top: 340 })
})

test('never leaves the window', () => {
  const number = fc.integer({ min: -400, max: 1600 })
  const part = fc.record({ x: number, y: number, width: fc.nat(1400), height: fc.nat(900) })
  fc.assert(
    fc.property(part, fc.constantFrom('right', 'left', 'below', 'within'), (rect, side) => {
      const { left, top } = placeCard(rect, side as 'right', card, room).card
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(16)
      expect(left + card.width).toBeLessThanOrEqual(room.width - 16)
      expect(top + card.height).toBeLessThanOrEqual(room.height - 16)
    }),
  )
})
