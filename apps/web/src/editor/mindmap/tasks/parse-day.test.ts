import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shortDay } from './day-words.ts'
import { addDays, type Day, daysBetween, weekdayOf } from './days.ts'
import { parseDay } from './parse-day.ts'

/** A Monday. */
const today = '2026-11-16'

const days: fc.Arbitrary<Day> = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a day as people type it', () => {
  test.each<[typed: string, day: Day | null]>([
    ['today', '2026-11-16'],
    ['Tomorrow ', '2026-11-17'],
    ['yesterday', '2026-11-15'],
    ['fri', '2026-11-20'],
    ['mon', '2026-11-16'],
    ['Sunday', '2026-11-22'],
    ['next fri', '2026-11-27'],
    ['next mon', '2026-11-23'],
    ['+3', '2026-11-19'],
    ['-1', '2026-11-15'],
    ['+2w', '2026-11-30'],
    ['in 3 days', '2026-11-19'],
    ['in a week', '2026-11-23'],
    ['next week', '2026-11-23'],
    ['next month', '2026-12-16'],
    ['16 Nov', '2026-11-16'],
    ['nov 30th', '2026-11-30'],
    ['1 Feb', '2027-02-01'],
    ['29 feb', '2028-02-29'],
    ['16 November 2030', '2030-11-16'],
    ['2026/12/1', '2026-12-01'],
    ['3rd', '2026-12-03'],
    ['今天', '2026-11-16'],
    ['后天', '2026-11-18'],
    ['周五', '2026-11-20'],
    ['星期日', '2026-11-22'],
    ['下周一', '2026-11-23'],
    ['下周五', '2026-11-27'],
    ['3天后', '2026-11-19'],
    ['两周后', '2026-11-30'],
    ['下周', '2026-11-23'],
    ['11月16日', '2026-11-16'],
    ['２月１日', '2027-02-01'],
    ['2027年3月4日', '2027-03-04'],
    ['20号', '2026-11-20'],
    ['', null],
    ['soon', null],
    ['31 Feb', null],
    ['2026-02-30', null],
    ['12', null],
    ['13月1日', null],
    ['+99999', null],
  ])('%s', (typed, day) => expect(parseDay(typed, today)).toBe(day))

  test('as it is shown it is read again, in both languages', () => {
    const text = (key: string) => key
    fc.assert(
      fc.property(days, days, fc.constantFrom('en' as const, 'zh' as const), (day, now, language) => {
        const shown = shortDay(day, now, { language, text: text as never })
        const isOld = day < addDays(now, -183)
        // Without its year a day of long ago is taken for one that is to come.
        if (!isOld || /\d{4}/.test(shown)) expect(parseDay(shown, now)).toBe(day)
        expect(parseDay(day, now)).toBe(day)
      }),
    )
  })

  test('a weekday is one of the next seven days, and so many days on are so many', () => {
    const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
    fc.assert(
      fc.property(days, fc.nat(6), fc.integer({ min: -999, max: 999 }), (now, weekday, count) => {
        const day = parseDay(names[weekday] ?? '', now) ?? ''
        expect(weekdayOf(day)).toBe(weekday)
        expect(daysBetween(now, day)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(now, day)).toBeLessThan(7)
        expect(daysBetween(now, parseDay(`${count < 0 ? '-' : '+'}${Math.abs(count)}`, now) ?? '')).toBe(count)
      }),
    )
  })

  test('whatever is typed is a day of the calendar or none', () => {
    const words = fc.oneof(
      fc.string({ maxLength: 50 }),
      fc
        .array(fc.constantFrom('+', '3', '99', ' ', 'nov', 'fri', 'next', '周', '五', '月', '日', '下', 'in', 'week'), {
          maxLength: 6,
        })
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(words, days, (typed, now) => {
        const day = parseDay(typed, now)
        if (day !== null) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
      }),
    )
  })
})
