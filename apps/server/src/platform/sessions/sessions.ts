import type { Bus } from '../bus/bus.ts'
import { sharedEvents } from '../bus/shared-events.ts'
import { batches } from '../database/batches.ts'
import type { Database } from '../database/database.ts'
import { hashToken, newId, newToken } from '../random.ts'
import { createGuestSessions, type GuestSessions } from './guest-sessions.ts'
import type { Reader } from './reader.ts'
import type { SessionTables } from './tables.ts'

const minute = 60_000
const day = 24 * 60 * minute

export interface Session {
  id: string
  personId: string
  createdAt: number
  lastSeenAt: number
  expiresAt: number
  device: string
  address: string
}

/** Where a session was opened from, as the caller described itself. */
export interface Origin {
  device: string
  address: string
}

export interface Sessions extends GuestSessions {
  /** Opens a session; the token is told once and only its hash is kept. */
  open: (personId: string, origin: Origin) => Promise<{ token: string; session: Session }>
  /** The live session of a token; `over` when it expired or was ended, `unknown` when there never was one. */
  find: (token: string) => Promise<Session | 'over' | 'unknown'>
  /** The same, also for guests, whose tokens `find` does not know. */
  findReader: (token: string) => Promise<Reader | 'over' | 'unknown'>
  /** Whose session this is, a person's or a guest's, as long as it is live. */
  readerOf: (sessionId: string) => Promise<Reader | null>
  /** Live sessions of a person, newest first. */
  list: (personId: string) => Promise<Session[]>
  /** Whether this is a session of this person that is neither over nor ended. */
  isLive: (personId: string, sessionId: string) => Promise<boolean>
  /** Those of the sessions that are over, or not there any more. */
  over: (sessionIds: readonly string[]) => Promise<string[]>
  /** Ends a session of this person; false when there is no such live one. */
  end: (personId: string, sessionId: string) => Promise<boolean>
  /** Ends all of a person but this one, if one is named. */
  endAll: (personId: string, except?: string) => Promise<number>
  /** Nothing is left of a person's sessions, ended ones included. */
  erase: (personId: string) => Promise<void>
  /** Tells of every session that was ended, here or by another process, once it is over. */
  onEnd: (listener: (sessionId: string) => void) => void
}

interface Options {
  database: Database
  days: number
  /** Where other processes serve the same database. */
  bus?: Bus
  now?: () => number
}

export function createSessions({ database, days, bus, now = Date.now }: Options): Sessions {
  const db = database.tables<SessionTables>()
  const ends = sharedEvents('sessions', bus)
  const live = () => db.selectFrom('sessions').selectAll().where('ended_at', 'is', null).where('expires_at', '>', now())
  const guests = createGuestSessions(db, now)

  const find: Sessions['find'] = async (token) => {
    const row = await db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst()
    if (!row) return 'unknown'
    const at = now()
    if (row.ended_at !== null || row.expires_at <= at) return 'over'
    // A session in use never expires, and noting that on every call would make each of them a write.
    if (row.last_seen_at < at - 5 * minute) {
      await db
        .updateTable('sessions')
        .set({ last_seen_at: at, expires_at: at + days * day })
        .where('id', '=', row.id)
        .execute()
    }
    return toSession(row)
  }

  return {
    ...guests,
    find,

    findReader: async (token) => {
      const session = await find(token)
      if (session === 'unknown') return guests.findGuest(token)
      return typeof session === 'string' ? session : asReader(session)
    },

    readerOf: async (sessionId) => {
      const row = await live().where('id', '=', sessionId).executeTakeFirst()
      if (row) return asReader(toSession(row))
      const [guest] = await guests.liveGuests([sessionId])
      return guest ?? null
    },

    open: async (personId, { device, address }) => {
      const token = newToken()
      const at = now()
      const row = {
        id: newId(),
        token_hash: hashToken(token),
        person_id: personId,
        created_at: at,
        last_seen_at: at,
        expires_at: at + days * day,
        ended_at: null,
        device: device.slice(0, 300),
        address,
      }
      await db.insertInto('sessions').values(row).execute()
      await db
        .deleteFrom('sessions')
        .where('expires_at', '<', at - 30 * day)
        .execute()
      return { token, session: toSession(row) }
    },

    list: async (personId) => {
      const rows = await live().where('person_id', '=', personId).orderBy('created_at', 'desc').orderBy('id').execute()
      return rows.map(toSession)
    },

    isLive: async (personId, sessionId) => {
      const row = await live().where('id', '=', sessionId).where('person_id', '=', personId).executeTakeFirst()
      return row !== undefined
    },

    over: async (sessionIds) => {
      const living = new Set<string>()
      for (const some of batches(sessionIds)) {
        const rows = await live().where('id', 'in', some).execute()
        for (const { id } of rows) living.add(id)
      }
      const others = sessionIds.filter((id) => !living.has(id))
      for (const { id } of await guests.liveGuests(others)) living.add(id)
      return sessionIds.filter((id) => !living.has(id))
    },

    end: async (personId, sessionId) => {
      const ended = await db
        .updateTable('sessions')
        .set({ ended_at: now() })
        .where('id', '=', sessionId)
        .where('person_id', '=', personId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (ended.numUpdatedRows === 0n) return false
      ends.tell(sessionId)
      return true
    },

    endAll: async (personId, except) => {
      const ended = await db
        .updateTable('sessions')
        .set({ ended_at: now() })
        .where('person_id', '=', personId)
        .where('id', '!=', except ?? '')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now())
        .returning('id')
        .execute()
      for (const { id } of ended) ends.tell(id)
      return ended.length
    },

    erase: async (personId) => {
      await db.deleteFrom('sessions').where('person_id', '=', personId).execute()
    },

    onEnd: ends.listen,
  }
}

const asReader = ({ id, personId, expiresAt }: Session): Reader => ({ id, personId, guestId: null, expiresAt })

function toSession(row: SessionTables['sessions']): Session {
  return {
    id: row.id,
    personId: row.person_id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    device: row.device,
    address: row.address,
  }
}
