import type { Kysely, Transaction } from 'kysely'
import { type Database, tablesIn } from '../../../platform/database/database.ts'
import type { AccountTables } from '../tables.ts'
import type { Contact } from '../verification/contact.ts'

interface Used {
  database: Database
  /** Whether an e-mail address counts as somebody's before a code that was sent there has come back. */
  believesAddresses: boolean
}

/** Whose an address is. One that nobody has proven is nobody's, unless addresses are believed on this server. */
export async function personAt(
  { database, believesAddresses }: Used,
  { kind, value }: Contact,
): Promise<string | null> {
  const found = await database
    .tables<AccountTables>()
    .selectFrom('accounts')
    .select(['id', 'email_proved_at'])
    .where(kind, '=', value)
    .executeTakeFirst()
  if (!found) return null
  return kind === 'phone' || believesAddresses || found.email_proved_at !== null ? found.id : null
}

/** The addresses of somebody, as far as they count as theirs. */
export async function addressesOf({ database, believesAddresses }: Used, personId: string): Promise<Contact[]> {
  const addresses = await named(database.tables<AccountTables>(), personId)
  return addresses.filter(({ isProved }) => isProved || believesAddresses)
}

/** The addresses that somebody has given, proven or not. */
export const namedAddressesIn = (transaction: Transaction<unknown>, personId: string): Promise<Contact[]> =>
  named(tablesIn<AccountTables>(transaction), personId)

async function named(db: Kysely<AccountTables>, personId: string): Promise<(Contact & { isProved: boolean })[]> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'email_proved_at', 'phone'])
    .where('id', '=', personId)
    .executeTakeFirst()
  if (!account) return []
  const { email, email_proved_at, phone } = account
  return [
    ...(email !== null ? [{ kind: 'email' as const, value: email, isProved: email_proved_at !== null }] : []),
    ...(phone !== null ? [{ kind: 'phone' as const, value: phone, isProved: true }] : []),
  ]
}
