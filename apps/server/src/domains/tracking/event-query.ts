import { z } from 'zod'

/** A name of ours. Nobody's name, address or text fits: those have spaces, signs or capitals. */
const name = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/)

const longestExtras = 500
const mostExtras = 8
const extra = z.union([z.string().regex(/^[\w.-]{1,40}$/), z.number(), z.boolean()])
const extras = z
  .string()
  .max(longestExtras)
  .transform(jsonIn)
  .pipe(z.record(name, extra).refine((given) => Object.keys(given).length <= mostExtras))
  .transform((given) => JSON.stringify(given))

/** The query of one event. What else it has is left out. */
export const eventQuery = z.object({
  source: name,
  event: name,
  lang: z
    .string()
    .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .max(20),
  browser: name,
  reason: name.optional(),
  extras: extras.optional(),
  host: z
    .string()
    .regex(/^[a-z0-9.:[\]-]{1,253}$/)
    .optional(),
  key: name.optional(),
})

export type EventQuery = z.output<typeof eventQuery>

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // which is no record
  }
}
