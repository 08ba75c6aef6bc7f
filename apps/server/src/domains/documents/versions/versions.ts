import type { Transaction } from 'kysely'
import { type Database, tablesIn } from '../../../platform/database/database.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import { noSuchFile } from '../../access/index.ts'
import type { Journal } from '../journal/journal.ts'
import type { Reader } from '../reading/reader.ts'
import type { Reading } from '../reading/reading.ts'
import type { SaveOptions, ToSave } from '../save.ts'
import type { DocumentTables } from '../tables.ts'
import { type Captured, captureDocument } from './capture.ts'
import { holdState } from './hold-state.ts'
import { type Kept, keepVersion, type WantedVersion } from './keep-version.ts'
import { createVersionReader, type DocumentVersion, type VersionPage } from './read-versions.ts'
import { removeVersions } from './remove-versions.ts'
import { type Restored, restoreVersion } from './restore.ts'
import type { Bounds } from './schedule.ts'

interface Options {
  database: Database
  journal: Journal
  reader: Reader
  bounds: Bounds
  metrics: Metrics
  /** Told of automatic versions. */
  onVersions: (changed: { written: number; removed: number }) => void
  now?: () => number
}

/** The document may be compacted while it is captured: so often it is tried again. */
const mostTries = 10

/** Earlier states of documents: those that compactions have kept, and those that somebody wants to keep or to have back. */
export function createVersions({ metrics, now = Date.now, onVersions, ...options }: Options) {
  const { database, journal, reader, bounds } = options
  const versions = createVersionReader(database, bounds, now)
  const named = metrics.counter('ramify_versions_named_total', 'Named versions of documents')
  const restored = metrics.counter('ramify_versions_restored_total', 'Documents turned into one of their versions')

  const capture = (fileId: string, by: string) => captureDocument({ ...options, now }, fileId, by)

  const store = async (captured: Captured, wanted: WantedVersion) => {
    const kept = await keepVersion({ database, reader: versions, bounds }, captured, wanted)
    if (typeof kept === 'object') onVersions(kept)
    return kept
  }

  const read = (fileId: string, versionId: number, by: string): Promise<Reading> => {
    const load = async () => {
      const [kind, state] = await Promise.all([journal.kindOf(fileId), versions.load(fileId, versionId)])
      return kind === null || state === null ? null : { kind, state, rows: [] }
    }
    return reader.read({ fileId, size: () => versions.sizeOf(fileId, versionId), load }, by)
  }

  return {
    list: (fileId: string, page?: VersionPage): Promise<DocumentVersion[]> => versions.list(fileId, page),
    countNamed: async (fileId: string): Promise<number> => (await versions.named(fileId)).length,
    read,

    /** Keeps a document as it is now; `conflict` when that is not what the hash says. */
    keep: async (
      fileId: string,
      by: string,
      wanted: WantedVersion,
      hash?: string,
    ): Promise<{ version: DocumentVersion; isNew: boolean } | Extract<Kept, string> | 'conflict'> => {
      for (let tries = 1; tries <= mostTries; tries++) {
        const captured = await capture(fileId, by)
        if (hash !== undefined && hash !== captured.current.hash) return 'conflict'
        const kept = await store(captured, wanted)
        if (kept === 'outdated') continue
        if (typeof kept === 'string') return kept
        if (kept.isNew && wanted.reason === 'named') named.add()
        const [version] = await versions.list(fileId, { before: kept.id + 1, limit: 1 })
        // Removed by somebody else in this moment.
        if (version?.id !== kept.id) throw noSuchFile()
        return { version, isNew: kept.isNew }
      }
      throw new Error('The document is compacted faster than it can be kept')
    },

    /** False when there is no such version. */
    remove: (fileId: string, versionId: number): Promise<boolean> =>
      database
        .tables<unknown>()
        .transaction()
        .execute(async (transaction: Transaction<unknown>) => {
          await holdState(tablesIn<DocumentTables>(transaction), fileId)
          return removeVersions(transaction, fileId, [versionId])
        }),

    /** Null when there is no such document; refuses (-104) when there is no such version. */
    restore: async (
      saving: SaveOptions,
      { fileId, personId, basis }: Omit<ToSave, 'baseHash'>,
      versionId: number,
      currentHash: string | undefined,
    ): Promise<Restored | null> => {
      const { content, hash } = await read(fileId, versionId, personId)
      const keep = async (captured: Captured) => (await store(captured, { reason: 'before-restore' })) !== 'outdated'
      const outcome = await restoreVersion(
        { ...saving, capture: () => capture(fileId, personId), keep },
        { fileId, personId, basis, content, hash, currentHash },
      )
      if (outcome !== null && typeof outcome === 'object' && outcome.isChanged) restored.add()
      return outcome
    },
  }
}
