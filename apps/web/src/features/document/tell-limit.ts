import { notify } from '../../platform/notices/notices.ts'
import { keepUpgradeReason } from '../../platform/session/upgrade-reason.ts'
import { currentPlan } from '../../platform/session/user-info.ts'

/** Somebody wanted more topics than the map may have. */
export function tellLimit(limit: number): void {
  const isFree = currentPlan() === 'free'
  if (isFree) keepUpgradeReason('rs026')
  notify({ kind: 'error', words: ({ message }) => message(isFree ? '211' : '214', { limit }) })
}
