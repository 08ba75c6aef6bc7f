import { type Edition, editions, type PlanLimits, type PlanName, planLimits, plans } from '@ramify/contract'
import { z } from 'zod'
import { jsonSetting } from '../../platform/settings/json-setting.ts'

type PlanTable = { readonly [Name in PlanName]: PlanLimits }
type OwnNumbers = { readonly [Name in PlanName]: Partial<PlanLimits> }

const some = z.strictObject(planLimits.shape).partial().default({})
const overrides = z.strictObject({ free: some, vip: some })

/** Numbers that replace those of the contract's table. */
const ownNumbers = jsonSetting(overrides, '{"free":{"documents":2}}, with whole numbers or null for without end')
  // JSON has no undefined: what is there is a number or null.
  .transform((given) => given as OwnNumbers)

export const membershipSettings = {
  /** `off`: there are no plans, and everybody has everything. */
  MEMBERSHIP: z.enum(['off', 'on'], 'must be off or on').default('off'),
  /** Which edition of the product this is: some numbers of the free plan are others there. */
  EDITION: z.enum(Object.keys(editions) as [Edition, ...Edition[]], 'must be world or cn').default('world'),
  PLANS: ownNumbers.default({ free: {}, vip: {} }),
}

export type MembershipSettings = z.output<z.ZodObject<typeof membershipSettings>>

/** The contract's table with the numbers of the edition, and over both those of this server. */
export function planTable({ EDITION, PLANS }: Pick<MembershipSettings, 'EDITION' | 'PLANS'>): PlanTable {
  return { free: { ...plans.free, ...editions[EDITION], ...PLANS.free }, vip: { ...plans.vip, ...PLANS.vip } }
}
