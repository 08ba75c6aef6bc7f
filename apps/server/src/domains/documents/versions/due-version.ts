import type { Database } from '../../../platform/database/database.ts'
import type { Stored } from '../journal/journal.ts'
import type { DocumentTables } from '../tables.ts'
import { isDue, type Schedule } from './schedule.ts'
import type { NewVersion } from './version-store.ts'

/** The state that a compaction is about to replace, and that is to be kept. */
export interface DueVersion {
  at: number
  /** What was written down of this state; null when it was not. */
  reading: { hash: string; resourceIds: string } | null
  /** Of the last version, unless that goes by itself one day: then this state is kept beside it. */
  lastHash: string | undefined
}

interface Options {
  database: Database
  schedule: Schedule
  now: number
}

/** Null when nothing is about to change, no version is due, or the last version is of the same content. */
export async function dueVersion(
  { database, schedule, now }: Options,
  fileId: string,
  { rows, compactedAt: stateAt }: Stored,
): Promise<DueVersion | null> {
  if (rows.length === 0) return null
  // Most compactions end here, without asking the database.
  if (stateAt <= now && !isDue({ stateAt, now, lastAt: null }, schedule)) return null
  const db = database.tables<DocumentTables>()
  const [last, reading] = await Promise.all([
    db
      .selectFrom('document_versions')
      .select(['hash', 'created_at', 'on_free_plan'])
      .where('file_id', '=', fileId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('document_readings')
      .select(['hash', 'resource_ids as resourceIds'])
      .where('file_id', '=', fileId)
      .where('read_at', '=', stateAt)
      .executeTakeFirst(),
  ])
  if (!isDue({ stateAt, now, lastAt: last?.created_at ?? null }, schedule)) return null
  const lastHash = last?.on_free_plan === 1 ? undefined : last?.hash
  if (lastHash !== undefined && reading?.hash === lastHash) return null
  return { at: Math.min(stateAt, now), reading: reading ?? null, lastHash }
}

/** What reading the document has told of the state that is replaced. */
interface Replaced {
  schemaBefore: number
  /** What that state says, if that was asked. */
  before: DueVersion['reading']
  /** Of what replaces it, if that was read. */
  hashAfter: string | undefined
}

/** Null when it turned out that there is nothing to be kept. */
export function versionOf(
  { at, reading, lastHash }: DueVersion,
  state: Uint8Array,
  { before, hashAfter, schemaBefore: schema }: Replaced,
): NewVersion | null {
  const known = reading ?? before
  if (!known || known.hash === lastHash || known.hash === hashAfter) return null
  return { at, schema, hash: known.hash, resourceIds: known.resourceIds, state }
}
