import type { Database } from '../../../platform/database/database.ts'
import type { DocumentTables } from '../tables.ts'
import { nextVersion } from './version-store.ts'

/**
 * People who have changed a document since a time: those in the journal, and those noted with the versions of that time. Authors are noted
 * per version, so somebody who wrote before that time, but after the version before it, is among them.
 */
export async function authorsSince(database: Database, fileId: string, since: number): Promise<string[]> {
  const db = database.tables<DocumentTables>()
  const versions = db
    .selectFrom('document_versions')
    .select('id')
    .where('file_id', '=', fileId)
    .where('created_at', '>', since)
  // Otherwise those noted since the last version wrote before that time.
  const isCompactedSince = db
    .selectFrom('document_states')
    .select('file_id')
    .where('file_id', '=', fileId)
    .where('compacted_at', '>', since)
  const rows = await db
    .selectFrom('document_version_authors')
    .select('person_id')
    .where('file_id', '=', fileId)
    .where(({ eb, or, exists }) =>
      or([eb('version_id', 'in', versions), eb('version_id', '=', nextVersion).and(exists(isCompactedSince))]),
    )
    .union(
      db
        .selectFrom('document_journal')
        .select(({ ref }) => ref('person_id').$notNull().as('person_id'))
        .where('file_id', '=', fileId)
        .where('at', '>', since)
        .where('person_id', 'is not', null),
    )
    .execute()
  return rows.map(({ person_id }) => person_id).sort()
}
