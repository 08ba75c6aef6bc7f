import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DocumentTables, VersionReason } from '../tables.ts'
import { decompressState } from './compressed-state.ts'
import { livingAt } from './expired.ts'
import type { Bounds } from './schedule.ts'

/** What is said of a version to those who choose one. */
export interface DocumentVersion {
  id: number
  reason: VersionReason
  /** Of named ones. */
  title: string | null
  /** When the document was in this state last. */
  at: number
  schema: number
  /** Of its content. */
  hash: string
  /** Bytes that it takes. */
  size: number
  /** Until when it is kept; null where that is not by a fixed time. */
  keptUntil: number | null
  /** People who changed the document since the version before. Those who have left are not among them. */
  authors: string[]
}

/** Which versions are wanted: all where nothing is said. */
export interface VersionPage {
  /** Only those before this one. */
  before?: number | undefined
  limit?: number
}

/** Reads the versions of documents that have not expired. */
export function createVersionReader(database: Database, { freeNamedMs }: Bounds, now: () => number) {
  const all = database.tables<DocumentTables>()
  const living = (db: Kysely<DocumentTables>, fileId: string) =>
    db.selectFrom('document_versions').where('file_id', '=', fileId).where(livingAt(now(), { freeNamedMs }))
  const one = (fileId: string, id: number) => living(all, fileId).where('id', '=', id)

  return {
    /** Newest first. */
    list: async (fileId: string, { before, limit }: VersionPage = {}): Promise<DocumentVersion[]> => {
      let rows = living(all, fileId)
        .select(['id', 'reason', 'title', 'created_at as at', 'schema', 'hash', 'size', 'on_free_plan'])
        .orderBy('id', 'desc')
      if (before !== undefined) rows = rows.where('id', '<', before)
      if (limit !== undefined) rows = rows.limit(limit)
      const versions = await rows.execute()
      const authors = await authorsOf(all, fileId, versions)
      return versions.map(({ on_free_plan, ...version }) => ({
        ...version,
        keptUntil: on_free_plan === 1 ? version.at + freeNamedMs : null,
        authors: authors.get(version.id) ?? [],
      }))
    },

    named: (fileId: string, transaction: Kysely<DocumentTables> = all): Promise<{ id: number; hash: string }[]> =>
      living(transaction, fileId).select(['id', 'hash']).where('reason', '=', 'named').execute(),

    /** The state of a version, for a Y.Doc of its own; null when there is no such version. */
    load: async (fileId: string, versionId: number): Promise<Uint8Array | null> => {
      const found = await one(fileId, versionId).select('state').executeTakeFirst()
      return found ? decompressState(found.state) : null
    },

    /** About how many bytes its state has. */
    sizeOf: async (fileId: string, versionId: number): Promise<number> => {
      const found = await one(fileId, versionId).select('size').executeTakeFirst()
      return (found?.size ?? 0) * usualRatio
    },
  }
}

export type VersionReader = ReturnType<typeof createVersionReader>

async function authorsOf(
  db: Kysely<DocumentTables>,
  fileId: string,
  versions: readonly { id: number }[],
): Promise<Map<number, string[]>> {
  const [newest, oldest] = [versions[0], versions.at(-1)]
  if (!newest || !oldest) return new Map()
  const authors = await db
    .selectFrom('document_version_authors')
    .select(['version_id', 'person_id'])
    .where('file_id', '=', fileId)
    .where('version_id', '>=', oldest.id)
    .where('version_id', '<=', newest.id)
    .orderBy('person_id')
    .execute()
  const byVersion = Map.groupBy(authors, ({ version_id }) => version_id)
  return new Map([...byVersion].map(([id, rows]) => [id, rows.map(({ person_id }) => person_id)]))
}

/** Measured: 1.5 MB become 0.4 MB. */
const usualRatio = 4
