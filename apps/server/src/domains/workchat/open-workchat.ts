import type { Database } from '../../platform/database/database.ts'
import { KeptTokens } from '../../platform/outside/kept-tokens.ts'
import { createDingtalk } from './providers/dingtalk.ts'
import type { WorkchatProvider } from './providers/workchat-provider.ts'
import { registrationIn, type WorkchatSettings } from './settings.ts'

interface Options {
  database: Database
  settings: WorkchatSettings
  now?: () => number
}

/** The workplace chat app of this server; null where it has none. */
export function openWorkchat({ database, settings, now = Date.now }: Options): WorkchatProvider | null {
  const registration = registrationIn(settings)
  return registration && createDingtalk({ ...registration, tokens: new KeptTokens({ database, now }), now })
}

/** What the page is told, and nothing that is secret: whether it is in the client it sees for itself. */
export const toldWorkchat = (provider: WorkchatProvider | null, { WORKCHAT_SCRIPT }: WorkchatSettings) =>
  provider && { workchat: provider.id, workchatCorp: provider.corpId, workchatScript: WORKCHAT_SCRIPT }
