import type { KnownProvider } from '@ramify/contract'
import { apple } from './apple.ts'
import { dingtalk } from './dingtalk.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import type { OAuth2Entry } from './oauth2.ts'
import type { OidcEntry } from './oidc.ts'
import { qq } from './qq.ts'
import { twitter } from './twitter.ts'
import { weibo } from './weibo.ts'
import { weixin } from './weixin.ts'

/** The providers that need no more than an id and a secret. Their names are in locales, their numbers in the contract. */
export const providerTable: Record<KnownProvider, OidcEntry | OAuth2Entry> = {
  weixin,
  dingtalk,
  qq,
  weibo,
  google,
  apple,
  facebook,
  twitter,
}
