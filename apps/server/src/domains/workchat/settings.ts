import { z } from 'zod'
import { SettingsError } from '../../platform/settings/read-settings.ts'

const line = z.string().regex(/^[\x21-\x7e]{1,500}$/, 'must be one line without a space')

const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host)

/** Over TLS, unless nothing leaves this machine. */
const address = z.string().refine((text) => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
}, 'must be an https:// address')

export const workchatSettings = {
  /** The workplace chat app inside of which people use this server. */
  WORKCHAT: z.enum(['off', 'dingtalk'], 'must be off or dingtalk').default('off'),
  /** Of the app that the organisation has made there for this server. */
  WORKCHAT_CORP_ID: line.optional(),
  WORKCHAT_AGENT_ID: z
    .string()
    .regex(/^\d{1,15}$/, 'must be a number')
    .optional(),
  WORKCHAT_APP_KEY: line.optional(),
  WORKCHAT_APP_SECRET: line.optional(),
  /** Where the provider is asked. */
  WORKCHAT_API: address.default('https://oapi.dingtalk.com'),
  /** What a page loads inside of the client to use it. */
  WORKCHAT_SCRIPT: address.default('https://g.alicdn.com/dingding/dingtalk-jsapi/3.0.25/dingtalk.open.js'),
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
