import type { Database } from '../../../platform/database/database.ts'
import type { AccountTables } from '../tables.ts'

/** The e-mail address of a person who has proved that it is theirs; null: there is none. */
export type ProvedEmailOf = (personId: string) => Promise<string | null>

/** For other domains that send mail. */
export const provedEmailOf = (database: Database): ProvedEmailOf => {
  const db = database.tables<AccountTables>()
  return async (personId) => {
    const account = await db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', personId)
      .where('email_proved_at', 'is not', null)
      .executeTakeFirst()
    return account?.email ?? null
  }
}
