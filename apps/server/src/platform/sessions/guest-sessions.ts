import type { Kysely } from 'kysely'
import { batches } from '../database/batches.ts'
import { hashToken, newId, newToken } from '../random.ts'
import type { Reader } from './reader.ts'
import type { SessionTables } from './tables.ts'

/** Sessions of people without an account: they say that it is the same one again, and nothing of who that is. */
export interface GuestSessions {
  /** A new guest. The token is told once and only its hash is kept. */
  openGuest: (expiresAt: number) => Promise<{ token: string; guest: Reader }>
  /** The same guest for longer. */
  extendGuest: (guestId: string, expiresAt: number) => Promise<void>
  findGuest: (token: string) => Promise<Reader | 'over' | 'unknown'>
  /** Those of the guests whose sessions are not over. */
  liveGuests: (guestIds: readonly string[]) => Promise<Reader[]>
}

/** How long it is known that there was one: its token answers that it is over, and not that there never was one. */
const rememberedMs = 24 * 60 * 60_000

export function createGuestSessions(db: Kysely<SessionTables>, now: () => number): GuestSessions {
  return {
    openGuest: async (expiresAt) => {
      const token = newToken()
      const at = now()
      const row = { id: newId(), token_hash: hashToken(token), created_at: at, expires_at: expiresAt }
      await db.insertInto('guest_sessions').values(row).execute()
      await db
        .deleteFrom('guest_sessions')
        .where('expires_at', '<', at - rememberedMs)
        .execute()
      return { token, guest: toReader(row) }
    },

    extendGuest: async (guestId, expiresAt) => {
      await db
        .updateTable('guest_sessions')
        .set({ expires_at: expiresAt })
        .where('id', '=', guestId)
        .where('expires_at', '<', expiresAt)
        .execute()
    },

    findGuest: async (token) => {
      const row = await db
        .selectFrom('guest_sessions')
        .selectAll()
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst()
      if (!row) return 'unknown'
      return row.expires_at <= now() ? 'over' : toReader(row)
    },

    liveGuests: async (guestIds) => {
      const live: Reader[] = []
      for (const some of batches(guestIds)) {
        const rows = await db
          .selectFrom('guest_sessions')
          .selectAll()
          .where('id', 'in', some)
          .where('expires_at', '>', now())
          .execute()
        live.push(...rows.map(toReader))
      }
      return live
    },
  }
}

const toReader = ({ id, expires_at }: SessionTables['guest_sessions']): Reader => ({
  id,
  personId: null,
  guestId: id,
  expiresAt: expires_at,
})
