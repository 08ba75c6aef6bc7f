import type { Kysely } from 'kysely'
import type { Sessions } from '../../../platform/sessions/sessions.ts'
import type { AccountTables } from '../tables.ts'
import type { Contact } from '../verification/contact.ts'
import { forgetOtherWays } from './forget-other-ways.ts'

/** Notes that a code came back from an account's address. */
export type ProvedContact = (account: { id: string; email_proved_at: number | null }, contact: Contact) => Promise<void>

interface Options {
  db: Kysely<AccountTables>
  sessions: Sessions
  /** Whether registering takes a code here. */
  mustProve: boolean
}

export function createProvedContact({ db, sessions, mustProve }: Options): ProvedContact {
  return async ({ id, email_proved_at }, { kind }) => {
    if (kind !== 'email' || email_proved_at !== null) return
    await db.updateTable('accounts').set({ email_proved_at: Date.now() }).where('id', '=', id).execute()
    if (!mustProve) return
    // Made before codes were asked for, by whoever: the password and the devices are theirs.
    await db.updateTable('accounts').set({ password_hash: null }).where('id', '=', id).execute()
    await forgetOtherWays(db, id)
    await sessions.endAll(id)
  }
}
