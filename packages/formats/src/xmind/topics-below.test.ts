import { expect, test } from 'vitest'
import { middleOf } from './parts/positions.ts'
import { topicsBelow } from './topics-below.ts'

test('any number of topics may be below one', () => {
  const callout = Array.from({ length: 300_000 }, () => ({}))
  expect([...topicsBelow({ children: { callout } })]).toHaveLength(300_001)
})

test('a floating topic may have any number of lines', () => {
  expect(middleOf('\n'.repeat(300_000))).toEqual({ x: 10, y: 3_000_020 })
})
