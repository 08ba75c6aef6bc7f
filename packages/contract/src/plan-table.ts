import type { PlanLimits, PlanName } from './plans.ts'

/** The one table of limits, asked by server and editor alike. A deployment may override any number of it. */
export const plans: { readonly [Name in PlanName]: PlanLimits } = {
  free: { documents: 5, nodes: 30, members: 3, collaborated: 1, versions: 3, clues: 3, level: 0 },
  vip: { documents: null, nodes: 10_000, members: 15, collaborated: null, versions: 9, clues: null, level: 1 },
}
