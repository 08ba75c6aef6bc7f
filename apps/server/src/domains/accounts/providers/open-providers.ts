import { type KnownProvider, providerTypes } from '@ramify/contract'
import { SettingsError } from '../../../platform/settings/read-settings.ts'
import type { MessagingProvider } from '../../messaging/index.ts'
import { oauth2Provider } from './oauth2.ts'
import { oidcProvider } from './oidc.ts'
import type { Provider } from './provider.ts'
import { providerTable } from './provider-table.ts'
import type { ProviderSettings } from './settings.ts'
import { weixinInside } from './weixin.ts'

export interface OfferedProvider extends Provider {
  id: string
  /** Null: it is one that locales have a name for. */
  name: string | null
  type: number | null
  /** The provider whose people these are: most have one way to them. */
  identity: string
  /** Of a way that works inside of the provider's own app alone: whether a browser is there. It is offered by none but the app's pages. */
  isInside?: (userAgent: string) => boolean
}

/** Inside of the messaging app, as the specifications name it. */
export const insideMessaging = { id: 'wechatService', type: 8 } as const

/** Those with settings, in the order in which they are offered: the server's own first. */
export function openProviders(
  settings: ProviderSettings,
  messaging: MessagingProvider | null = null,
): ReadonlyMap<string, OfferedProvider> {
  const own = Object.entries(settings.OIDC_ISSUERS).map(([id, { name, issuer, client_id, client_secret, scope }]) => {
    const app = { clientId: client_id, clientSecret: client_secret }
    return { id, name, type: null, identity: id, ...oidcProvider({ kind: 'oidc', issuer, scope }, app) }
  })
  const known = (Object.keys(providerTypes) as KnownProvider[]).flatMap((id) => {
    const provider = knownProvider(id, settings)
    return provider ? [{ id, name: null, type: providerTypes[id], identity: id, ...provider }] : []
  })
  const inside = messaging ? [messagingInside(messaging)] : []
  return new Map([...own, ...known, ...inside].map((provider) => [provider.id, provider]))
}

function messagingInside({ registration, isClient }: MessagingProvider): OfferedProvider {
  const { appId: clientId, appSecret: clientSecret, api } = registration
  const provider = oauth2Provider(weixinInside(api), { clientId, clientSecret })
  return { ...insideMessaging, name: null, identity: 'weixin', isInside: isClient, ...provider }
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
