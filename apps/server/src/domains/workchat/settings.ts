import { z } from 'zod'
import { credential, outsideAddress } from '../../platform/settings/outside-settings.ts'
import { SettingsError } from '../../platform/settings/read-settings.ts'

export const workchatSettings = {
  /** The workplace chat app inside of which people use this server. */
  WORKCHAT: z.enum(['off', 'dingtalk'], 'must be off or dingtalk').default('off'),
  /** Of the app that the organisation has made there for this server. */
  WORKCHAT_CORP_ID: credential.optional(),
  WORKCHAT_AGENT_ID: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a number')
    .optional(),
  WORKCHAT_APP_KEY: credential.optional(),
  WORKCHAT_APP_SECRET: credential.optional(),
  /** Where the provider is asked. */
  WORKCHAT_API: outsideAddress.default('https://oapi.dingtalk.com'),
  /** What a page loads inside of the client to use it. */
  WORKCHAT_SCRIPT: outsideAddress.default('https://g.alicdn.com/dingding/dingtalk-jsapi/3.0.25/dingtalk.open.js'),
}

export type WorkchatSettings = z.output<z.ZodObject<typeof workchatSettings>>

const required = ['WORKCHAT_CORP_ID', 'WORKCHAT_AGENT_ID', 'WORKCHAT_APP_KEY', 'WORKCHAT_APP_SECRET'] as const

/** How the server is registered; null where it is not. */
export function registrationIn(settings: WorkchatSettings) {
  if (settings.WORKCHAT === 'off') return null
  const missing = required.filter((name) => settings[name] === undefined)
  if (missing.length > 0) throw new SettingsError(missing.map((name) => `${name} is missing beside WORKCHAT.`))
  const [corpId = '', agentId = '', appKey = '', appSecret = ''] = required.map((name) => settings[name])
  return { corpId, agentId, appKey, appSecret, api: settings.WORKCHAT_API }
}
