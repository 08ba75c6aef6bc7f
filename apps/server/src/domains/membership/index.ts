import type { PlanName } from '@ramify/contract'
import type { Access } from '../access/index.ts'
import type { Plan } from './plan.ts'
import { type MembershipSettings, planTable } from './settings.ts'

export { nodeLimitReached, type Plan } from './plan.ts'
export { membershipSettings } from './settings.ts'

/** Which plan a person or a space is on, and what it allows. */
export interface Membership {
  planOf: (personId: string) => Promise<Plan>
  /** Whoever works with its files has the limits of the space, not their own. */
  planOfSpace: (spaceId: string) => Promise<Plan>
}

export function createMembership(settings: MembershipSettings, { ownerOf }: Pick<Access, 'ownerOf'>): Membership {
  // Nobody can buy anything yet: with memberships on, everybody is free.
  const name: PlanName = settings.MEMBERSHIP === 'off' ? 'vip' : 'free'
  const plan = { membership: settings.MEMBERSHIP, name, limits: planTable(settings)[name] }
  const planOf: Membership['planOf'] = async () => plan
  return { planOf, planOfSpace: async (spaceId) => planOf(await ownerOf(spaceId)) }
}
