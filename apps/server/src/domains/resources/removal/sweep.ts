import type { Kysely } from 'kysely'
import type { Services } from '../services.ts'
import { displayKey, type Resource, type ResourceTables } from '../tables.ts'

const hour = 60 * 60_000
const day = 24 * hour
/** Somebody may take back what removed a picture, or come back from a long time offline. */
const keptUnnamed = 30 * day
/** Between seeing that nothing names a blob and removing it: a transaction that names it may still be open. */
const grace = hour
const atOnce = 200

type Swept = Pick<Services, 'database' | 'blobs' | 'staging' | 'log' | 'now'>

/**
 * Removes uploads that were never finished, and pictures that no document and no version of it has named for a month: each time it looked. Nothing
 * is removed because it is unknown: a database restored from a backup knows less than the bucket it uses.
 */
export async function sweep(services: Swept): Promise<void> {
  const { database, staging, now } = services
  const db = database.tables<ResourceTables>()
  await staging.tidy(now() - grace)
  await dropUnfinished(db, now())
  for await (const fileId of filesWithResources(db)) await lookAt(db, fileId, now())
  await removeLeftovers(services, db)
}

async function dropUnfinished(db: Kysely<ResourceTables>, at: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const dropped = await transaction
      .deleteFrom('resource_uploads')
      .where('expires_at', '<', at - grace)
      .returning('key')
      .execute()
    for (const { key } of dropped) await scheduleRemoval(transaction, key, at)
  })
}

async function* filesWithResources(db: Kysely<ResourceTables>): AsyncGenerator<string> {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const page: { file_id: string }[] = await db
      .selectFrom('resource_totals')
      .select('file_id')
      .where('file_id', '>', last)
      .orderBy('file_id')
      .limit(atOnce)
      .execute()
    for (const { file_id } of page) yield file_id
    last = page.at(-1)?.file_id
  }
}

async function lookAt(db: Kysely<ResourceTables>, fileId: string, at: number): Promise<void> {
  const named = await namedIn(db, fileId)
  if (named === 'unknown') return
  const resources = await db.selectFrom('resources').selectAll().where('file_id', '=', fileId).execute()
  const isNamed = ({ id }: Resource) => named.has(id)
  await mark(
    db,
    fileId,
    resources.filter((each) => isNamed(each) && each.unnamed_since !== null),
    null,
  )
  await mark(
    db,
    fileId,
    resources.filter((each) => !isNamed(each) && each.unnamed_since === null),
    at,
  )
  for (const { id, unnamed_since } of resources.filter((each) => !isNamed(each))) {
    if (unnamed_since !== null && unnamed_since <= at - keptUnnamed) await drop(db, fileId, id, at)
  }
}

/** What its document and its versions name, as it was last written down; unknown while there is something newer. A file that is gone names nothing. */
async function namedIn(db: Kysely<ResourceTables>, fileId: string): Promise<ReadonlySet<string> | 'unknown'> {
  const file = await db.selectFrom('files').select('id').where('id', '=', fileId).executeTakeFirst()
  if (!file) return new Set()
  const newer = await db
    .selectFrom('document_journal')
    .select('file_id')
    .where('file_id', '=', fileId)
    .limit(1)
    .execute()
  if (newer.length > 0) return 'unknown'
  const reading = await db
    .selectFrom('document_readings')
    .select('resource_ids')
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (!reading) return 'unknown'
  const versions = await db
    .selectFrom('document_versions')
    .select('resource_ids')
    .distinct()
    .where('file_id', '=', fileId)
    .execute()
  return new Set([reading, ...versions].flatMap(({ resource_ids }) => resource_ids.split(',')))
}

async function mark(
  db: Kysely<ResourceTables>,
  fileId: string,
  resources: readonly Resource[],
  unnamedSince: number | null,
): Promise<void> {
  if (resources.length === 0) return
  const ids = resources.map(({ id }) => id)
  await db
    .updateTable('resources')
    .set({ unnamed_since: unnamedSince })
    .where('file_id', '=', fileId)
    .where('id', 'in', ids)
    .execute()
}

async function drop(db: Kysely<ResourceTables>, fileId: string, id: string, at: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('resources')
      .where('file_id', '=', fileId)
      .where('id', '=', id)
      // Brought again a moment ago.
      .where('unnamed_since', '<=', at - keptUnnamed)
      .returning(['key', 'bytes'])
      .executeTakeFirst()
    if (!gone) return
    await scheduleRemoval(transaction, gone.key, at)
    await transaction
      .updateTable('resource_totals')
      .set(({ eb }) => ({ count: eb('count', '-', 1), bytes: eb('bytes', '-', gone.bytes) }))
      .where('file_id', '=', fileId)
      .execute()
    await transaction.deleteFrom('resource_totals').where('file_id', '=', fileId).where('count', '<=', 0).execute()
  })
}

/** A blob that nothing names any more goes with a later sweep. */
export async function scheduleRemoval(db: Kysely<ResourceTables>, key: string, at: number): Promise<void> {
  await db
    .insertInto('resource_leftovers')
    .values({ key, since: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}

async function removeLeftovers({ blobs, log, now }: Swept, db: Kysely<ResourceTables>): Promise<void> {
  const leftovers = await db
    .selectFrom('resource_leftovers')
    .select('key')
    .where('since', '<=', now() - grace)
    .limit(10_000)
    .execute()
  for (const { key } of leftovers) {
    const used = await db.selectFrom('resources').select('id').where('key', '=', key).limit(1).execute()
    try {
      if (used.length === 0) await Promise.all([blobs.remove(key), blobs.remove(displayKey(key))])
      await db.deleteFrom('resource_leftovers').where('key', '=', key).execute()
    } catch (error) {
      // The next sweep tries again.
      log.warn({ err: error, key }, 'blob not removed')
    }
  }
}
