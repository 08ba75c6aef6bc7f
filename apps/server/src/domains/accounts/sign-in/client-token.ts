import type { Kysely } from 'kysely'
import type { Handler } from '../../../platform/http/calls/call.ts'
import type { AccountTables } from '../tables.ts'
import { issueTicket } from './tickets.ts'

const lifetime = 60_000

/**
 * What an app puts into the address of a page it opens, so that the page is signed in too. Addresses are written down in many
 * places: what is in it is good for one sign-in within a minute, and is no session (T40).
 */
export function clientToken(db: Kysely<AccountTables>): Handler<'/user/client_token'> {
  return async (_input, { session }) => {
    const tokens = { api_token: await issueTicket(db, session.personId, lifetime) }
    return { client_token: Buffer.from(JSON.stringify(tokens)).toString('base64'), expires_in: lifetime / 1000 }
  }
}
