import { expect, test } from 'vitest'
import { isClockOff } from './clock.ts'

const noon = Date.parse('2026-03-01T12:00:00Z')
const header = new Date(noon).toUTCString()
const minutes = 60_000

test.each([
  ['the same time', 0, 0, false],
  ['four minutes ahead', 4 * minutes, 4 * minutes, false],
  ['an hour ahead', 60 * minutes, 60 * minutes, true],
  ['six minutes behind', -6 * minutes, -6 * minutes, true],
  ['an answer that took ten minutes', -5 * minutes, 5 * minutes, false],
])('B52: %s', (_name, asked, answered, isOff) => {
  expect(isClockOff(header, noon + asked, noon + answered)).toBe(isOff)
})

test('without a date there is nothing to say', () => {
  expect(isClockOff(null, 0, 0)).toBe(false)
  expect(isClockOff('yesterday', 0, 0)).toBe(false)
})
