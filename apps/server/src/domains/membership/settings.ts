import { type PlanLimits, type PlanName, planLimits, plans } from '@ramify/contract'
import { z } from 'zod'

export type PlanTable = { readonly [Name in PlanName]: PlanLimits }

const some = z.strictObject(planLimits.shape).partial().default({})
const overrides = z.strictObject({ free: some, vip: some })

/** Numbers that replace those of the contract's table. */
const planTable = z.string().transform((text, context): PlanTable => {
  const given = asJson(text)
  const parsed = overrides.safeParse(given)
  if (parsed.success) return replaced(parsed.data)
  const [issue] = given === undefined ? [] : parsed.error.issues
  const where = issue ? ` (${[...issue.path, issue.message].join(': ')})` : ''
  const message = `must be JSON such as {"free":{"documents":2}}, with whole numbers or null for without end${where}`
  context.issues.push({ code: 'custom', message, input: text })
  return z.NEVER
})

export const membershipSettings = {
  /** `off`: there are no plans, and everybody has everything. */
  MEMBERSHIP: z.enum(['off', 'on'], 'must be off or on').default('off'),
  PLANS: planTable.default(plans),
}

function replaced(given: z.output<typeof overrides>): PlanTable {
  // JSON has no undefined: what is there is a number or null.
  const { free, vip } = given as { [Name in PlanName]: Partial<PlanLimits> }
  return { free: { ...plans.free, ...free }, vip: { ...plans.vip, ...vip } }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON is as wrong as JSON of another shape, and is told in the same words.
    return undefined
  }
}
