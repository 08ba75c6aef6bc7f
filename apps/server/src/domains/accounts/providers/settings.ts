import { type KnownProvider, providerTypes } from '@ramify/contract'
import { z } from 'zod'
import { jsonSetting } from '../../../platform/settings/json-setting.ts'
import { outsideAddress } from '../../../platform/settings/outside-settings.ts'

const line = z.string().regex(/^[\x21-\x7e]{1,4000}$/, 'must be one line without a space')

type Setting = `OAUTH_${Uppercase<KnownProvider>}_${'ID' | 'SECRET'}`

const issuers = z.record(
  z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be lower-case letters and digits')
    .refine((id) => !Object.hasOwn(providerTypes, id), 'is the name of a provider that is known already'),
  z.strictObject({
    /** What people read on the button. */
    name: z.string().trim().min(1).max(40),
    issuer: outsideAddress,
    client_id: line,
    client_secret: line.optional(),
    scope: z.string().startsWith('openid').default('openid profile email'),
  }),
)

export const ownIssuers = jsonSetting(
  issuers,
  '{"harbour":{"name":"Harbour","issuer":"https://id.example","client_id":"…","client_secret":"…"}}',
).default({})

/** An id and a secret for each provider that is known; without them it is not offered. */
export const providerSettings = {
  ...(Object.fromEntries(
    Object.keys(providerTypes).flatMap((id) =>
      ['ID', 'SECRET'].map((part) => [`OAUTH_${id.toUpperCase()}_${part}`, line.optional()]),
    ),
  ) as Record<Setting, z.ZodOptional<typeof line>>),
  OIDC_ISSUERS: ownIssuers,
}

export type ProviderSettings = z.output<z.ZodObject<typeof providerSettings>>
