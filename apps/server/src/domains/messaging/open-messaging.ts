import type { Database } from '../../platform/database/database.ts'
import { KeptTokens } from '../../platform/outside/kept-tokens.ts'
import type { MessagingProvider } from './providers/messaging-provider.ts'
import { createWechat } from './providers/wechat.ts'
import { type MessagingSettings, registrationIn } from './settings.ts'

interface Options {
  database: Database
  settings: MessagingSettings
  now?: () => number
}

/** The messaging app that knows this server; null where none does. */
export function openMessaging({ database, settings, now = Date.now }: Options): MessagingProvider | null {
  const registration = registrationIn(settings)
  return registration && createWechat({ ...registration, tokens: new KeptTokens({ database, now }), now })
}

/** What the page is told: whether it is inside of the app it sees for itself. */
export const toldMessaging = (provider: MessagingProvider | null, { MESSAGING_SCRIPT }: MessagingSettings) =>
  provider && { messaging: provider.id, messagingScript: MESSAGING_SCRIPT }
