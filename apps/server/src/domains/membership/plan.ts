import type { PlanLimits, PlanName } from '@ramify/contract'
import { AppError } from '../../platform/app-error.ts'
import type { MembershipSettings } from './settings.ts'

export interface Plan {
  /** Whether there are plans at all. */
  membership: MembershipSettings['MEMBERSHIP']
  name: PlanName
  limits: PlanLimits
}

/** A document would have more topics than its plan allows. */
export const nodeLimitReached = ({ name, limits }: Pick<Plan, 'name' | 'limits'>): AppError =>
  new AppError(-111, {
    code: name === 'free' ? '211' : '214',
    params: { limit: limits.nodes ?? 0, reason: 'rs026' },
  })
