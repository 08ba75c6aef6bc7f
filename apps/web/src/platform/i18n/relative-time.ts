import { joinChinese, type Translator } from '@ramify/locales'
import { regional } from './regional.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** "just now", "4 minutes ago", "2 hours ago", "yesterday"; what is older is a date. */
export function relativeTime(time: number, now: number, { language, text }: Translator): string {
  const age = Math.max(0, now - time)
  if (age < minute) return text('time.now')
  const { words, thisYear, anyYear } = formatsOf(language)
  const ago = (count: number, unit: 'minute' | 'hour' | 'day') => {
    const parts = words.formatToParts(-count, unit).map(({ value }) => value)
    return language === 'zh' ? joinChinese(parts) : parts.join('')
  }
  if (age < hour) return ago(Math.floor(age / minute), 'minute')
  if (age < day) return ago(Math.floor(age / hour), 'hour')
  if (age < 2 * day) return ago(1, 'day')
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return (isThisYear ? thisYear : anyYear).format(time)
}

interface Formats {
  words: Intl.RelativeTimeFormat
  thisYear: Intl.DateTimeFormat
  anyYear: Intl.DateTimeFormat
}

/** Made once: a list that scrolls asks for hundreds of times, and making them takes longer than using them. */
const known = new Map<string, Formats>()

function formatsOf(language: string): Formats {
  const formats = known.get(language) ?? {
    words: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
    thisYear: new Intl.DateTimeFormat(regional(language), { day: 'numeric', month: 'short' }),
    anyYear: new Intl.DateTimeFormat(regional(language), { day: 'numeric', month: 'short', year: 'numeric' }),
  }
  known.set(language, formats)
  return formats
}
