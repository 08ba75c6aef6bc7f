import { defaultBrandName, type LanguageId, languageIds } from '@ramify/locales'
import { z } from 'zod'
import { jsonSetting } from '../settings/json-setting.ts'

/** Who the product is on one host. */
export interface Brand {
  readonly name: string
  /** The languages it speaks there; one alone is spoken to everybody. */
  readonly languages: readonly LanguageId[]
  /** The person or organisation that answers for the server; `null` where nobody said. */
  readonly operator: string | null
}

export type Brands = (host: string) => Brand

/** With the hosts that are named, each of which is ours. */
type NamedBrands = Brands & { readonly hosts: ReadonlySet<string> }

/** Stands for every host that is not named. */
const anyHost = '*'

const oneLine = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}]+$/u, 'must be one line')

const brand = z.strictObject({
  name: oneLine.optional(),
  languages: z
    .array(z.enum(languageIds))
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'names a language twice')
    .optional(),
  operator: oneLine.optional(),
})

/** As a browser sends it, without a port. */
const host = z
  .string()
  .toLowerCase()
  .regex(/^(\*|[a-z0-9.-]+|\[[0-9a-f:]+\])$/, 'is not a host')

const table = z.record(host, brand)

const brands = jsonSetting(table, '{"maps.example":{"name":"Maps","languages":["en"],"operator":"Ann"}}').transform(
  brandsOf,
)

export const brandSettings = {
  /** By host, `*` for all others: what the product is called, the languages it speaks, and who runs it. */
  BRANDS: brands.default(() => brandsOf({})),
}

type Given = z.output<typeof brand>

function brandsOf(given: Record<string, Given>): NamedBrands {
  const other = filled(given[anyHost] ?? {})
  const known = new Map(Object.entries(given).map(([host, each]) => [host, filled({ ...given[anyHost], ...each })]))
  const hosts = new Set(known.keys())
  hosts.delete(anyHost)
  return Object.assign((host: string) => known.get(host.toLowerCase()) ?? other, { hosts })
}

function filled({ name, languages, operator }: Given): Brand {
  return { name: name ?? defaultBrandName, languages: languages ?? languageIds, operator: operator ?? null }
}
