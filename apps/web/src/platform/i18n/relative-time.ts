import type { Speaker } from '@ramify/locales'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "just now", "4 minutes ago", "2 hours ago", "yesterday"; what is older is a date. */
export function relativeTime(time: number, now: number, { language, text }: Speaker): string {
  const age = Math.max(0, now - time)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (age < minute) return text('time.now')
  if (age < hour) return words.format(-Math.floor(age / minute), 'minute')
  if (age < day) return words.format(-Math.floor(age / hour), 'hour')
  if (age < 2 * day) return words.format(-1, 'day')
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
  if (!sameYear) date.year = 'numeric'
  return new Intl.DateTimeFormat(language, date).format(time)
}
