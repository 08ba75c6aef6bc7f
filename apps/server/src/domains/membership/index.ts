import type { PlanLimits, PlanName } from '@ramify/contract'
import type { PlanTable } from './settings.ts'

export { membershipSettings } from './settings.ts'

export interface Plan {
  name: PlanName
  limits: PlanLimits
}

/** Which plan a person is on, and what it allows. */
export interface Membership {
  planOf: (personId: string) => Promise<Plan>
  limitsOf: (personId: string) => Promise<PlanLimits>
}

export function createMembership({ MEMBERSHIP, PLANS }: { MEMBERSHIP: 'on' | 'off'; PLANS: PlanTable }): Membership {
  // Nobody can buy anything yet: with memberships on, everybody is free.
  const name: PlanName = MEMBERSHIP === 'off' ? 'vip' : 'free'
  const plan = { name, limits: PLANS[name] }
  return { planOf: async () => plan, limitsOf: async () => plan.limits }
}
