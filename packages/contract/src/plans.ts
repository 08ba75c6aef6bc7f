import { z } from 'zod'

/** Null is without end. */
const limit = z.number().int().nonnegative().nullable()

/** How much of everything a plan allows. */
export const planLimits = z.object({
  /** Not counting the trash. */
  documents: limit,
  nodes: limit,
  /** Of one collaborated file, its owner included. */
  members: limit,
  collaborated: limit,
  /** Named versions in a file. */
  versions: limit,
  clues: limit,
  /** The highest level of themes and templates. */
  level: z.number().int().nonnegative(),
})
export type PlanLimits = Readonly<z.output<typeof planLimits>>

export const planName = z.enum(['free', 'vip'])
export type PlanName = z.output<typeof planName>

/** The one table of limits, asked by server and editor alike. A deployment may override any number of it. */
export const plans: { readonly [Name in PlanName]: PlanLimits } = {
  free: { documents: 5, nodes: 30, members: 3, collaborated: 1, versions: 3, clues: 3, level: 0 },
  vip: { documents: null, nodes: 10_000, members: 15, collaborated: null, versions: 9, clues: null, level: 1 },
}
