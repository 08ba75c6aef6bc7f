import { type KnownProvider, providerTypes } from '@ramify/contract'
import { SettingsError } from '../../../platform/settings/read-settings.ts'
import { oauth2Provider } from './oauth2.ts'
import { oidcProvider } from './oidc.ts'
import type { Provider } from './provider.ts'
import { providerTable } from './provider-table.ts'
import type { ProviderSettings } from './settings.ts'

export interface OfferedProvider extends Provider {
  id: string
  /** Null: it is one that locales have a name for. */
  name: string | null
  type: number | null
}

/** Those with settings, in the order in which they are offered: the server's own first. */
export function openProviders(settings: ProviderSettings): ReadonlyMap<string, OfferedProvider> {
  const own = Object.entries(settings.OIDC_ISSUERS).map(([id, { name, issuer, client_id, client_secret, scope }]) => {
    const app = { clientId: client_id, clientSecret: client_secret }
    return { id, name, type: null, ...oidcProvider({ kind: 'oidc', issuer, scope }, app) }
  })
  const known = (Object.keys(providerTypes) as KnownProvider[]).flatMap((id) => {
    const provider = knownProvider(id, settings)
    return provider ? [{ id, name: null, type: providerTypes[id], ...provider }] : []
  })
  return new Map([...own, ...known].map((provider) => [provider.id, provider]))
}

function knownProvider(id: KnownProvider, settings: ProviderSettings): Provider | null {
  const name = id.toUpperCase() as Uppercase<KnownProvider>
  const [clientId, clientSecret] = [settings[`OAUTH_${name}_ID`], settings[`OAUTH_${name}_SECRET`]]
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined) throw new SettingsError([`OAUTH_${name}_ID is missing beside OAUTH_${name}_SECRET.`])
  if (clientSecret === undefined) throw new SettingsError([`OAUTH_${name}_SECRET is missing beside OAUTH_${name}_ID.`])
  const entry = providerTable[id]
  const app = { clientId, clientSecret }
  return entry.kind === 'oidc' ? oidcProvider(entry, app) : oauth2Provider(entry, app)
}
