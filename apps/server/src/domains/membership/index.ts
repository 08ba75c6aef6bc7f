import type { PlanLimits, PlanName } from '@ramify/contract'
import { type MembershipSettings, planTable } from './settings.ts'

export { membershipSettings } from './settings.ts'
export { toldPlans } from './told-plans.ts'

export interface Plan {
  /** Whether there are plans at all. */
  membership: MembershipSettings['MEMBERSHIP']
  name: PlanName
  limits: PlanLimits
}

/** Which plan a person is on, and what it allows. */
export interface Membership {
  planOf: (personId: string) => Promise<Plan>
  limitsOf: (personId: string) => Promise<PlanLimits>
}

export function createMembership(settings: MembershipSettings): Membership {
  // Nobody can buy anything yet: with memberships on, everybody is free.
  const name: PlanName = settings.MEMBERSHIP === 'off' ? 'vip' : 'free'
  const plan = { membership: settings.MEMBERSHIP, name, limits: planTable(settings)[name] }
  return { planOf: async () => plan, limitsOf: async () => plan.limits }
}
