import * as Y from 'yjs'
import { Compaction } from '../../../apps/server/src/domains/documents/compaction/compaction.ts'
import { createJournal } from '../../../apps/server/src/domains/documents/journal/journal.ts'
import { serverKinds } from '../../../apps/server/src/domains/documents/kinds/table.ts'
import type { DocumentWorker } from '../../../apps/server/src/domains/documents/reading/document-worker.ts'
import { ReadWorkers } from '../../../apps/server/src/domains/documents/reading/read-workers.ts'
import { createReader } from '../../../apps/server/src/domains/documents/reading/reader.ts'
import type { WantedVersion } from '../../../apps/server/src/domains/documents/versions/keep-version.ts'
import { createVersionReader } from '../../../apps/server/src/domains/documents/versions/read-versions.ts'
import type { Bounds } from '../../../apps/server/src/domains/documents/versions/schedule.ts'
import { scheduleSetting, usualSchedule } from '../../../apps/server/src/domains/documents/versions/schedule-setting.ts'
import { createVersions } from '../../../apps/server/src/domains/documents/versions/versions.ts'
import { createSearch, type Search } from '../../../apps/server/src/domains/search/index.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { createMetrics } from '../../../apps/server/src/platform/metrics.ts'
import { addTopic, type CollabHouse, topicsOf, type Visitor } from './collab.ts'

interface Options {
  house: CollabHouse
  owner: Visitor
  worker: DocumentWorker
  content?: object
  /** Replaces how what a document says is written into the search index. */
  write?: (write: Search['write']) => Search['write']
}

export const usualBounds: Bounds = {
  schedule: scheduleSetting.parse(usualSchedule),
  mostBytes: 1024 * 1024,
  freeNamedMs: 15 * 24 * 60 * 60_000,
}

const minute = 60_000

/** A document that is compacted by hand, by a clock of its own, and its versions. */
export async function newEditedDocument({
  house,
  owner,
  worker,
  content,
  write: writeSearch = (same) => same,
}: Options) {
  const { database } = house
  const [log, metrics] = [createLog('silent'), createMetrics({ ofProcess: false })]
  const fileId = await house.newFile(owner, content && { content })
  // One second after a full minute.
  const begun = Math.ceil(Date.now() / minute) * minute + 1_000
  const search = createSearch({ database, log })
  const journal = createJournal({ database, log, metrics, onCommit: () => undefined })
  const counts = { written: 0, removed: 0 }
  const onVersions = ({ written, removed }: typeof counts) => {
    counts.written += written
    counts.removed += removed
  }
  let clock = begun
  const compaction = new Compaction({
    ...{ database, journal, kinds: serverKinds, worker, log, metrics, onShrunk: () => undefined },
    search: { hold: search.hold, write: writeSearch(search.write) },
    drawingWorker: { run: async () => null } as unknown as DocumentWorker,
    versions: usualBounds,
    clock: () => clock,
    onVersions,
  })
  const readWorkers = new ReadWorkers({ small: worker, large: worker })
  const kept = createVersions({
    ...{ database, journal, metrics, onVersions, bounds: usualBounds, now: () => clock },
    reader: createReader({ kinds: serverKinds, workers: readWorkers }),
  })
  const compact = () => compaction.compact(fileId)
  await compact()

  /** Writes so long after the beginning. */
  const write = async (after: number, edit: (doc: Y.Doc) => void, { personId } = owner) => {
    clock = begun + after
    const doc = await house.stored(fileId)
    const before = Y.encodeStateVector(doc)
    edit(doc)
    await journal.append({ fileId, personId, change: new Uint8Array(Y.encodeStateAsUpdate(doc, before)) })
  }
  /** Writes, and compacts. */
  const change = async (...written: Parameters<typeof write>) => {
    await write(...written)
    await compact()
  }
  const versions = () => house.documents.versions(fileId)
  const reader = createVersionReader(database, usualBounds, () => clock)
  return {
    fileId,
    begun,
    /** Versions that compactions wrote and removed. */
    counts,
    compact,
    change,
    edit: (after: number, text: string, visitor = owner) => change(after, (doc) => addTopic(doc, text), visitor),
    /** Writes and does not compact. */
    write: (after: number, text: string, visitor = owner) => write(after, (doc) => addTopic(doc, text), visitor),
    keep: (after: number, wanted: WantedVersion) => {
      clock = begun + after
      return kept.keep(fileId, owner.personId, wanted)
    },
    versions,
    /** The topics of all versions, oldest first. */
    history: async () => {
      const topics: string[][] = []
      for (const { id } of (await versions()).reverse()) {
        const doc = new Y.Doc()
        Y.applyUpdate(doc, (await reader.load(fileId, id)) as Uint8Array)
        topics.push(topicsOf(doc))
      }
      return topics
    },
  }
}
