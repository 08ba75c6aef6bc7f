import type { Database } from '../../../platform/database/database.ts'
import type { AccountTables } from '../tables.ts'
import { findByContact, givenContact } from '../verification/contact.ts'

/** By which somebody is looked for: one of them. */
export interface SoughtPerson {
  user_id?: string | undefined
  email?: string | undefined
  telephone?: string | undefined
  region_code: string
  nickname?: string | undefined
}

/** The ids of those it may be: several only by nickname, which is nobody's alone. */
export type FindPeople = (sought: SoughtPerson) => Promise<string[]>

/** People with one nickname that are looked at. */
const most = 100

export const findPeople = (database: Database): FindPeople => {
  const db = database.tables<AccountTables>()
  return async (sought) => {
    const { user_id, nickname } = sought
    const contact = givenContact(sought)
    if (contact) {
      const found = await findByContact(db, contact)
      return found ? [found.id] : []
    }
    if (user_id === undefined && nickname === undefined) return []
    let accounts = db.selectFrom('accounts').select('id')
    if (user_id !== undefined) accounts = accounts.where('id', '=', user_id)
    if (nickname !== undefined) accounts = accounts.where('nickname', '=', nickname)
    return (await accounts.orderBy('id').limit(most).execute()).map(({ id }) => id)
  }
}
