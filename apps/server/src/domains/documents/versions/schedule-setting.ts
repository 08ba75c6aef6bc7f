import { z } from 'zod'
import type { Schedule, Step } from './schedule.ts'

const minute = 60_000
const units: Record<string, number> = { m: minute, h: 60 * minute, d: 24 * 60 * minute, w: 7 * 24 * 60 * minute }

export const usualSchedule = '1m:1h,1h:1d,1d:30d,1w'

/** `1m:1h,1h:1d,1w`: one a minute for an hour, one an hour for a day, then one a week. */
export const scheduleSetting = z
  .string()
  .transform(parseSchedule)
  .refine((schedule) => schedule !== null, `must be steps such as ${usualSchedule}, each a multiple of the one before`)
  .transform((schedule) => schedule as Schedule)

function parseSchedule(text: string): Schedule | null {
  const parts = text.split(',').map((part) => part.split(':').map((time) => milliseconds(time.trim())))
  const steps: Step[] = parts.map(([every = Number.NaN, until = Number.POSITIVE_INFINITY]) => ({ every, until }))
  const isValid = steps.every(({ every, until }, nth) => {
    const before = steps[nth - 1]
    const isLast = nth === steps.length - 1
    return (
      parts[nth]?.length === (isLast ? 1 : 2) &&
      until > every &&
      (before === undefined || (every % before.every === 0 && until > before.until))
    )
  })
  return isValid ? (steps as [Step, ...Step[]]) : null
}

function milliseconds(time: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})([mhdw])$/.exec(time) ?? []
  return count === undefined || unit === undefined ? Number.NaN : Number(count) * (units[unit] ?? Number.NaN)
}
