import { expect, test } from 'vitest'
import { dayOf, dayText, endOfDay } from './expiry.ts'

const now = new Date(2026, 10, 18, 9, 30).getTime()

test('a link that expires on a day is good until that day is over', () => {
  const end = endOfDay('2026-11-18', now)
  expect(end).toBe(new Date(2026, 10, 18, 23, 59, 59, 999).getTime())
  expect(dayOf(end ?? 0)).toBe('2026-11-18')
})

test('a day that has passed, or none, is not taken', () => {
  expect(endOfDay('2026-11-17', now)).toBeNull()
  expect(endOfDay('', now)).toBeNull()
})

test('the year is said where it is another one', () => {
  const language = 'en' as const
  expect(dayText(now, { language }, now)).not.toContain('2026')
  expect(dayText(new Date(2027, 0, 2).getTime(), { language }, now)).toContain('2027')
})
