import type { PlanLimits, PlanName } from './plans.ts'

/** The one table of limits, asked by server and editor alike. A deployment may override any number of it. */
export const plans: { readonly [Name in PlanName]: PlanLimits } = {
  free: { documents: 5, nodes: 30, members: 3, collaborated: 1, versions: 3, clues: 3, level: 0 },
  vip: { documents: null, nodes: 10_000, members: 15, collaborated: null, versions: 9, clues: null, level: 1 },
}

/** Where a product of this kind is sold differs how much of it is free: the edition's own numbers of that plan. */
export const editions = {
  world: {},
  cn: { documents: 2 },
} as const satisfies Record<string, Partial<PlanLimits>>
export type Edition = keyof typeof editions
