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
