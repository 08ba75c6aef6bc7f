import type { Translator } from '@ramify/locales'
import { regional } from '../../platform/i18n/regional.ts'

/** After so many days a link can expire, at a press. */
export const expiryDays = [1, 7, 30] as const

/** The last moment of a day that somebody has picked, on the clock of this device; null for no day or one that has passed. */
export function endOfDay(picked: string, now: number): number | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(picked) ?? []
  if (year === undefined) return null
  const end = new Date(Number(year), Number(month) - 1, Number(day), 23, 59, 59, 999).getTime()
  return end > now ? end : null
}

/** As a field for days knows it. */
export function dayOf(time: number): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** "23 Nov", with the year where it is another one. */
export function dayText(time: number, { language }: Pick<Translator, 'language'>, now: number = Date.now()): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  const day = { day: 'numeric', month: 'short' } as const
  const format = isThisYear ? day : ({ ...day, year: 'numeric' } as const)
  return new Intl.DateTimeFormat(regional(language), format).format(time)
}
