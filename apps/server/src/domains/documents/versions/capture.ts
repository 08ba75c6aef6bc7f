import type { Database } from '../../../platform/database/database.ts'
import type { Journal, Stored } from '../journal/journal.ts'
import type { Reader } from '../reading/reader.ts'
import { compressState } from './compressed-state.ts'
import { type DueVersion, dueVersion, versionOf } from './due-version.ts'
import type { Bounds } from './schedule.ts'
import type { NewVersion } from './version-store.ts'

/** A document as it was a moment ago, ready to be kept as a version. */
export interface Captured {
  fileId: string
  current: NewVersion
  /** The number of the last change that is in it. */
  seq: number
  /** The state below the journal: it is replaced by the next compaction, and is to be kept if it was the last one of its minute. */
  replaced: NewVersion | null
  compactedAt: number
}

interface Options {
  database: Database
  journal: Journal
  reader: Reader
  bounds: Bounds
  now: () => number
}

/** Takes in everything that was written until now. Refuses as reading does. */
export async function captureDocument(
  { database, journal, reader, bounds, now }: Options,
  fileId: string,
  by: string,
): Promise<Captured> {
  await journal.settled(fileId)
  const at = now()
  let loaded: { stored: Stored; due: DueVersion | null } | undefined
  const load = async () => {
    const stored = await journal.load(fileId)
    if (!stored) return null
    loaded = { stored, due: await dueVersion({ database, schedule: bounds.schedule, now: at }, fileId, stored) }
    return stored
  }
  const readBefore = () => loaded?.due != null && loaded.due.reading === null
  const source = { fileId, size: () => journal.sizeOf(fileId), load }
  const { state, schema, hash, resourceIds, schemaBefore, before } = await reader.capture(source, by, readBefore)
  // What is not there was refused.
  const { stored, due } = loaded as NonNullable<typeof loaded>
  const [compressed, earlier] = await Promise.all([compressState(state), due && compressState(stored.state)])
  return {
    fileId,
    current: { at, schema, hash, resourceIds, state: compressed },
    seq: stored.seq,
    replaced: due && earlier && versionOf(due, earlier, { schemaBefore, before, hashAfter: hash }),
    compactedAt: stored.compactedAt,
  }
}
