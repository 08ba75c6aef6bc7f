import { readLocal, writeLocal } from '../../platform/storage/local.ts'

const key = 'ramify.app-banner'
const awayMs = 30 * 24 * 60 * 60_000

/** Whether somebody has closed the banner in the last 30 days. */
export function isBannerAway(now = Date.now()): boolean {
  const closedAt = readLocal(key)
  const age = now - Number(closedAt ?? Number.NaN)
  // A clock that was set back keeps nothing away for longer than that.
  return age >= 0 && age < awayMs
}

export const keepBannerAway = (now = Date.now()): void => writeLocal(key, String(now))
