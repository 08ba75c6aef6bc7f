import { languageIds } from '@ramify/locales'
import type { Transaction } from 'kysely'
import { AppError } from '../../platform/app-error.ts'
import { type Database, tablesIn } from '../../platform/database/database.ts'
import type { Deliveries } from '../../platform/delivery/open-delivery.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { translatorIn } from '../../platform/http/language.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Log } from '../../platform/log.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import type { AccountTables } from './tables.ts'
import { type Codes, requireCode } from './verification/codes.ts'
import { givenContact, ownContacts } from './verification/contact.ts'
import { knownNetworksOf } from './verification/known-networks.ts'
import { boundContact } from './verification/send-code.ts'
import { accountTries, type Tries } from './verification/tries.ts'

/** What one domain does when an account is deleted. */
interface AccountErasure {
  /** In the transaction that deletes the account: nobody finds anything of that person's afterwards. */
  within: (transaction: Transaction<unknown>) => Promise<void>
  /** Work that may take longer. What a crash leaves undone is done when the server starts. */
  after?: () => Promise<void>
}

/** Called before the transaction begins, so that a domain can write out what it has only in memory. */
export type EraseAccount = (personId: string) => Promise<AccountErasure>

interface Options {
  database: Database
  sessions: Sessions
  codes: Codes
  tries: Tries
  limits: Limits
  delivery: Deliveries
  /** Of every domain that keeps something of people. */
  erasers: readonly EraseAccount[]
  log: Log
}

/** Deletes the account of who asks, and everything of theirs, at once and for good (T51). */
export function destroy(options: Options): Handler<'/user/destroy'> {
  const { database, sessions, codes, tries, limits, delivery, erasers, log } = options
  const db = database.tables<AccountTables>()
  return async (input, { session: { personId }, address }) => {
    const contact = await boundContact(db, personId, givenContact(input))
    await requirePhrase(input.phrase)
    const code = requireCode(input.captcha)
    await tries({ contact, address, by: 'code' }, () => codes.spend({ contact, scene: 'destroy', personId }, code))
    const contacts = await ownContacts(db, personId)
    // First of all, so that nobody goes on writing what is about to go.
    await sessions.endAll(personId)
    const erasures = await Promise.all(erasers.map((erase) => erase(personId)))
    await database
      .tables<unknown>()
      .transaction()
      .execute(async (transaction) => {
        for (const { within } of erasures) await within(transaction)
        await removeAccount(transaction, personId)
      })
    await sessions.erase(personId)
    for (const { after } of erasures) await after?.()
    await limits.forget(...contacts.map(accountTries), ...contacts.map(knownNetworksOf))
    for (const { kind, value } of contacts) await delivery[kind].forget(value)
    // Why, and not who.
    log.info({ reason: input.reason }, 'an account was deleted')
    return {}
  }
}

/** In any of our languages: which one the page was shown in is known to nobody but the page. */
async function requirePhrase(given: string): Promise<void> {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
  const translators = await Promise.all(languageIds.map((language) => translatorIn(language)))
  if (!translators.some((translator) => plain(translator.text('account.delete.phrase')) === plain(given))) {
    throw new AppError(-400, { field: 'phrase' })
  }
}

async function removeAccount(transaction: Parameters<typeof tablesIn>[0], personId: string): Promise<void> {
  const db = tablesIn<AccountTables>(transaction)
  await db.deleteFrom('login_tickets').where('account_id', '=', personId).execute()
  await db.deleteFrom('qr_logins').where('person_id', '=', personId).execute()
  await db.deleteFrom('identities').where('account_id', '=', personId).execute()
  await db.deleteFrom('provider_passages').where('person_id', '=', personId).execute()
  await db.deleteFrom('binding_tickets').where('person_id', '=', personId).execute()
  await db.deleteFrom('person_settings').where('person_id', '=', personId).execute()
  await db.deleteFrom('accounts').where('id', '=', personId).execute()
}
