import type { Database } from '../../../platform/database/database.ts'
import type { DocumentTables, VersionReason } from '../tables.ts'
import { decompressState } from './compressed-state.ts'

/** What is said of a version to those who choose one. */
export interface DocumentVersion {
  id: number
  reason: VersionReason
  /** When the document was in this state last. */
  at: number
  schema: number
  /** Of its content. */
  hash: string
  /** Bytes that it takes. */
  size: number
  /** People who changed the document since the version before. Those who have left are not among them. */
  authors: string[]
}

/** Newest first. */
export async function listVersions(database: Database, fileId: string): Promise<DocumentVersion[]> {
  const db = database.tables<DocumentTables>()
  const [versions, authors] = await Promise.all([
    db
      .selectFrom('document_versions')
      .select(['id', 'reason', 'created_at as at', 'schema', 'hash', 'size'])
      .where('file_id', '=', fileId)
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('document_version_authors')
      .select(['version_id', 'person_id'])
      .where('file_id', '=', fileId)
      .orderBy('person_id')
      .execute(),
  ])
  const byVersion = Map.groupBy(authors, ({ version_id }) => version_id)
  return versions.map((version) => ({
    ...version,
    authors: (byVersion.get(version.id) ?? []).map(({ person_id }) => person_id),
  }))
}

/** The state of a version, for a Y.Doc of its own; null when there is no such version. */
export async function loadVersion(database: Database, fileId: string, versionId: number): Promise<Uint8Array | null> {
  const found = await database
    .tables<DocumentTables>()
    .selectFrom('document_versions')
    .select('state')
    .where('file_id', '=', fileId)
    .where('id', '=', versionId)
    .executeTakeFirst()
  return found ? decompressState(found.state) : null
}

/** About how many bytes its state has. */
export async function versionSize(database: Database, fileId: string, versionId: number): Promise<number> {
  const found = await database
    .tables<DocumentTables>()
    .selectFrom('document_versions')
    .select('size')
    .where('file_id', '=', fileId)
    .where('id', '=', versionId)
    .executeTakeFirst()
  return (found?.size ?? 0) * usualRatio
}

/** Measured: 1.5 MB become 0.4 MB. */
const usualRatio = 4
