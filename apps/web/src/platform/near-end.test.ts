import { expect, test } from 'vitest'
import { isNearEnd } from './near-end.ts'

test('the next part is fetched within 100 pixels of the end, and where everything is on the screen', () => {
  const scrolled = (left: number) => ({ scrollHeight: 3000, clientHeight: 700, scrollTop: 2300 - left })
  expect(isNearEnd(scrolled(101))).toBe(false)
  expect(isNearEnd(scrolled(100))).toBe(true)
  expect(isNearEnd(scrolled(0))).toBe(true)
  // Bounced past the end.
  expect(isNearEnd(scrolled(-40))).toBe(true)
  expect(isNearEnd({ scrollHeight: 700, clientHeight: 700, scrollTop: 0 })).toBe(true)
})
