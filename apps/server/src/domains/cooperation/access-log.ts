import type { AccessLogEntry } from '@ramify/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/calls/call.ts'
import { newId } from '../../platform/random.ts'
import { principalOf } from '../access/index.ts'
import type { Services } from './services.ts'
import type { CooperationTables } from './tables.ts'
import { beforeIn, readTimeCursor, writeTimeCursor } from './time-cursor.ts'

interface Noted {
  fileId: string
  action: AccessLogEntry['action']
  /** Whom it is about. */
  personId: string
  /** Who did it, where that is somebody else. */
  by?: string
  detail?: string
}

const day = 24 * 60 * 60_000
const keptMs = 90 * day
const mostKept = 1_000
/** Somebody who comes back within this time is not noted again. */
const sameVisitMs = 30 * 60_000
/** After so many new lines of a file the oldest are removed. */
const pruneEvery = 50

const row = ({ fileId, action, personId, by, detail }: Noted, at: number) => ({
  ...{ file_id: fileId, at, id: newId(), action, person_id: personId, detail: detail ?? null },
  by_id: by === undefined || by === personId ? null : by,
})

/** In the transaction that does what is noted. */
export async function noteAccess(db: Kysely<CooperationTables>, noted: Noted, at: number): Promise<void> {
  await db.insertInto('access_log').values(row(noted, at)).execute()
}

/** Notes who opens files of others; those who have not deleted them see it. */
export function noteVisits({ database, access, log, now }: Pick<Services, 'database' | 'access' | 'log' | 'now'>) {
  const db = database.tables<CooperationTables>()
  const fresh = new Map<string, number>()
  const note = async (fileId: string, personId: string) => {
    // The owner is the only reader of the log.
    if (await access.can(principalOf({ personId }), 'manage', fileId)) return
    const { numInsertedOrUpdatedRows } = await insertUnlessRecent(db, { fileId, action: 'opened', personId }, now())
    if (!numInsertedOrUpdatedRows) return
    const count = (fresh.get(fileId) ?? 0) + 1
    fresh.set(fileId, count % pruneEvery)
    if (fresh.size > 10_000) fresh.clear()
    if (count === pruneEvery) await prune(db, fileId)
  }
  return ({ fileId, personId }: { fileId: string; personId: string | null }) => {
    if (personId !== null) note(fileId, personId).catch((error) => log.warn({ err: error }, 'visit not noted'))
  }
}

/** One statement: of two tabs that are opened at once, one is noted. */
function insertUnlessRecent(db: Kysely<CooperationTables>, noted: Noted, at: number) {
  const values = row(noted, at)
  return db
    .insertInto('access_log')
    .columns(['file_id', 'at', 'id', 'action', 'person_id', 'detail', 'by_id'])
    .expression((builder) =>
      builder
        .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('single'))
        .select([
          sql<string>`cast(${values.file_id} as text)`.as('file_id'),
          sql<number>`cast(${values.at} as bigint)`.as('at'),
          sql<string>`cast(${values.id} as text)`.as('id'),
          sql<'opened'>`cast(${values.action} as text)`.as('action'),
          sql<string>`cast(${values.person_id} as text)`.as('person_id'),
          sql<null>`cast(null as text)`.as('detail'),
          sql<null>`cast(null as text)`.as('by_id'),
        ])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('access_log')
                .select('id')
                .where('file_id', '=', noted.fileId)
                .where('person_id', '=', noted.personId)
                .where('action', '=', 'opened')
                .where('at', '>', at - sameVisitMs),
            ),
          ),
        ),
    )
    .executeTakeFirstOrThrow()
}

async function prune(db: Kysely<CooperationTables>, fileId: string): Promise<void> {
  const last = await db
    .selectFrom('access_log')
    .select('at')
    .where('file_id', '=', fileId)
    .orderBy('at', 'desc')
    .offset(mostKept)
    .limit(1)
    .executeTakeFirst()
  if (last) await db.deleteFrom('access_log').where('file_id', '=', fileId).where('at', '<=', last.at).execute()
}

/** What is older than anybody is shown. */
export async function removeOldAccess(database: Database, now: number): Promise<void> {
  const db = database.tables<CooperationTables>()
  await db
    .deleteFrom('access_log')
    .where('at', '<', now - keptMs)
    .execute()
}

export function listAccess({ database, access, peopleOf, now }: Services): Handler<'/access_log'> {
  const db = database.tables<CooperationTables>()
  return async ({ file_guid, cursor, limit }, { session }) => {
    const after = cursor === undefined ? undefined : readTimeCursor(cursor)
    await access.require(principalOf(session), 'manage', file_guid)
    let lines = db
      .selectFrom('access_log')
      .selectAll()
      .where('file_id', '=', file_guid)
      .where('at', '>', now() - keptMs)
    if (after) lines = lines.where(beforeIn(['at', 'id'], after))
    const found = await lines
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const page = found.slice(0, limit)
    const people = await peopleOf(
      page.flatMap(({ person_id, by_id }) => [person_id, by_id]).filter((id) => id !== null),
    )
    const last = page.at(-1)
    return {
      entries: page.map(({ at, action, person_id, by_id, detail }) => ({
        ...{ at, action, detail },
        person: people.get(person_id ?? '') ?? null,
        by: people.get(by_id ?? '') ?? null,
      })),
      cursor: last && found.length > limit ? writeTimeCursor(last) : null,
    }
  }
}
