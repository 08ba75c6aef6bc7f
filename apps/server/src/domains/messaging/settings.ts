import { z } from 'zod'
import { credential, outsideAddress } from '../../platform/settings/outside-settings.ts'
import { SettingsError } from '../../platform/settings/read-settings.ts'

export const messagingSettings = {
  /** The messaging app in which people open links to this server, and share them on. */
  MESSAGING: z.enum(['off', 'wechat'], 'must be off or wechat').default('off'),
  /** Of the service account by which the app knows this server. */
  MESSAGING_APP_ID: credential.optional(),
  MESSAGING_APP_SECRET: credential.optional(),
  /** Where the app's servers are asked. */
  MESSAGING_API: outsideAddress.default('https://api.weixin.qq.com'),
  /** What a page loads inside of the app to use it. */
  MESSAGING_SCRIPT: outsideAddress.default('https://res.wx.qq.com/open/js/jweixin-1.6.0.js'),
}

export type MessagingSettings = z.output<z.ZodObject<typeof messagingSettings>>

const required = ['MESSAGING_APP_ID', 'MESSAGING_APP_SECRET'] as const

/** How the app knows this server; null where it does not. */
export function registrationIn(settings: MessagingSettings) {
  if (settings.MESSAGING === 'off') return null
  const missing = required.filter((name) => settings[name] === undefined)
  if (missing.length > 0) throw new SettingsError(missing.map((name) => `${name} is missing beside MESSAGING.`))
  const [appId = '', appSecret = ''] = required.map((name) => settings[name])
  return { appId, appSecret, api: settings.MESSAGING_API }
}
