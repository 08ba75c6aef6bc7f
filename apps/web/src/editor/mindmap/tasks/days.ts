/** A day as documents have it: `2026-11-16`. Such days are in order as texts are. */
export type Day = string

const dayMs = 86_400_000

/** In the time zone of whoever looks. */
export function dayOf(date: Date): Day {
  return dayFrom(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? ''
}

/** Null for days that no calendar has. */
export function dayFrom(year: number, month: number, date: number): Day | null {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || date < 1 || date > 31) return null
  const made = new Date(0)
  made.setUTCFullYear(year, month - 1, date)
  return made.getUTCMonth() === month - 1 ? made.toISOString().slice(0, 10) : null
}

export function addDays(day: Day, count: number): Day {
  const time = utc(day) + count * dayMs
  const last = Date.UTC(9999, 11, 31)
  return new Date(Math.min(last, Math.max(firstMs, time))).toISOString().slice(0, 10)
}

const firstMs = new Date('0001-01-01T00:00:00Z').getTime()

/** From one day to another; below zero when that is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / dayMs)
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(utc(day)).getUTCDay()
}

/** The first day of the week that a day is in; weeks start on Monday, or where `firstWeekday` is 0 on Sunday. */
export function weekOf(day: Day, firstWeekday: number): Day {
  return addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
}

export interface DayParts {
  readonly year: number
  readonly month: number
  readonly date: number
}

export function partsOf(day: Day): DayParts {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date }
}

/** So many months on; the last day of the month where that one is shorter. */
export function addMonths(day: Day, count: number): Day {
  const { year, month, date } = partsOf(day)
  const months = year * 12 + (month - 1) + count
  const [y, m] = [Math.floor(months / 12), (months % 12) + 1]
  for (let d = date; d > 27; d--) {
    const made = dayFrom(y, m, d)
    if (made) return made
  }
  return dayFrom(y, m, date) ?? day
}

const utc = (day: Day) => new Date(`${day}T00:00:00Z`).getTime()
