import { plans } from '@ramify/contract'
import { brand } from '../../platform/brand/brand.ts'
import { notify } from '../../platform/notices/notices.ts'
import { keepUpgradeReason } from '../../platform/session/upgrade-reason.ts'
import { currentLimits, currentPlan } from '../../platform/session/user-info.ts'

/** Somebody wanted more topics than the map may have. */
export function tellLimit(limit: number, count: number): void {
  const isFree = currentPlan() === 'free'
  if (isFree) keepUpgradeReason('rs026')
  // A map of another number of topics, as after the end of a plan or before a large paste, is not said to have just so many.
  const isFull = count === limit
  notify({ kind: 'error', words: ({ message }) => message(isFree && isFull ? '211' : '214', { limit }) })
}

/** The highest level of themes that the person may choose from; where there are no plans, guests have everything too. */
export function themeLevel(): number {
  return (currentLimits() ?? (brand.hasPlans ? plans.free : plans.vip)).level
}

/** Somebody chose a theme that comes with a higher plan. */
export function tellLevel(): void {
  notify({ kind: 'error', words: ({ message }) => message('-115') })
}
