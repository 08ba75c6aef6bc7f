import type { LanguageId } from '@ramify/locales'
import type { Kysely } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import { translatorIn } from '../../../platform/http/language.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { networkOf } from '../../../platform/limits/network-of.ts'
import { atMost } from '../../../platform/limits/rules.ts'
import { tooMany } from '../../../platform/limits/too-many.ts'
import type { Log } from '../../../platform/log.ts'
import type { WorkchatProvider } from '../../workchat/index.ts'
import type { AccountTables } from '../tables.ts'
import { cleanProfile } from '../third-party/clean-profile.ts'
import { accountOf } from '../third-party/identities.ts'

interface Options {
  db: Kysely<AccountTables>
  /** Null: this server has none, and nobody signs in by it. */
  workchat: WorkchatProvider | null
  limits: Limits
  log: Log
}

interface Visit {
  code: string
  isAgreed: boolean
  address: string
  language: LanguageId
}

/** A whole organisation shares its address, and everybody comes in the morning. */
const perNetwork = atMost({ count: 600, per: 10 * 60_000 })

/** Whom the client of the workplace chat app has given this code, as an account: the one that knows them, or a new one. */
export function byWorkchat({ db, workchat, limits, log }: Options) {
  return async ({ code, isAgreed, address, language }: Visit): Promise<string> => {
    if (!workchat) {
      const app = (await translatorIn(language)).text('accounts.provider.dingtalk')
      throw new AppError(-400, { code: 'x-workchat-only', params: { app }, field: 'type' })
    }
    const wait = await limits.take({ name: 'workchat-network', subject: networkOf(address), rule: perNetwork })
    if (wait > 0) throw tooMany(-429, wait)
    const person = await workchat.person(code).catch((error) => {
      log.warn({ err: error }, 'the workplace chat app did not say who signs in')
      return null
    })
    if (!person) throw new AppError(-303, { code: '201' })
    const profile = cleanProfile({ subject: person.unionId, nickname: person.name, picture: null, email: null })
    const outcome = await accountOf(db, profile, { provider: workchat.id, isAgreed, language })
    if ('failure' in outcome) throw new AppError(-400, { code: 'x-agree', field: 'agreed' })
    return outcome.accountId
  }
}
