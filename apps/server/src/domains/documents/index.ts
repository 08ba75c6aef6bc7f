import type { PlanLimits } from '@ramify/contract'
import * as Y from 'yjs'
import { AppError } from '../../platform/app-error.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import { type Access, noSuchFile } from '../access/index.ts'
import type { Search } from '../search/index.ts'
import { badContent } from './bad-content.ts'
import { Compaction } from './compaction/compaction.ts'
import type { Documents, ReadDocument } from './documents.ts'
import { eraseAccount } from './erase-account.ts'
import { copyRecords } from './journal/copy-records.ts'
import type { Entry } from './journal/entry.ts'
import { createJournal, type Journal } from './journal/journal.ts'
import { createRecord, endWaiver, removeRecords } from './journal/records.ts'
import { WriteLocks } from './journal/write-locks.ts'
import { jsonOf } from './json-of.ts'
import type { ServerKinds } from './kinds/server-kinds.ts'
import { serverKinds } from './kinds/table.ts'
import { mostDocumentBytes } from './live/admission.ts'
import { Collab, type CollabOptions } from './live/collab.ts'
import { newDocument } from './new-document.ts'
import { createPosters } from './posters/posters.ts'
import { DocumentWorker } from './reading/document-worker.ts'
import { ReadWorkers } from './reading/read-workers.ts'
import { createReader } from './reading/reader.ts'
import { isCurrentDrawing, type Reading } from './reading/reading.ts'
import { tryChange } from './reading/try-change.ts'
import { rewriteWithRights } from './rewrite-with-rights.ts'
import { saveContent } from './save.ts'
import type { DocumentLimits } from './settings.ts'
import type { DocumentTables } from './tables.ts'
import { moveTurn, turnOf } from './turns/turns.ts'
import { authorsSince } from './versions/authors-since.ts'
import { startThinning } from './versions/thin-idle.ts'
import { createVersions } from './versions/versions.ts'
import { Visits } from './visits.ts'

export type { Documents, Source } from './documents.ts'
export type { ServerKinds } from './kinds/server-kinds.ts'
export { profileOf } from './live/presence/profile.ts'
export { documentLimits, documentSettings } from './settings.ts'
export { picturesIn, withPictures } from './thumbnail-pictures.ts'
export { isTurnOf } from './turns/turns.ts'
export type { WantedVersion } from './versions/keep-version.ts'
export type { DocumentVersion } from './versions/read-versions.ts'
export type { PersonVisit, Visit } from './visits.ts'

interface Options {
  database: Database
  bus: Bus
  access: Pick<Access, 'standingOf' | 'linkLossOf' | 'onChange' | 'outdated'>
  sessions: Pick<Sessions, 'findReader' | 'onEnd' | 'over'>
  search: Pick<Search, 'hold' | 'write'>
  log: Log
  /** Of a space. */
  limitsOf: (spaceId: string) => Promise<PlanLimits>
  metrics: Metrics
  limits: DocumentLimits
  /** Somebody at a document, as others there see them. */
  profileOf: CollabOptions['profileOf']
  /** Those of the product where none are given. */
  kinds?: ServerKinds
}

export function createDocuments(options: Options): Documents {
  const { database, access, search, log, metrics, limitsOf, limits, kinds = serverKinds } = options
  const db = database.tables<DocumentTables>()
  const visits = new Visits(log)
  const locks = new WriteLocks()
  const workers = [
    new DocumentWorker(kinds),
    new DocumentWorker(kinds),
    new DocumentWorker(kinds),
    new DocumentWorker(kinds),
    new DocumentWorker(kinds, { isBackground: true }),
  ] as const
  // Reading and saving do not wait for a change that is tried, nor for a compaction, nor that for a picture, nor anybody with a small document for a large one.
  const [readers, heavyReaders, triers, compactors, painters] = workers
  const readWorkers = new ReadWorkers({ small: readers, large: heavyReaders })

  const written = (entry: Entry) => {
    compaction.wrote(entry)
    visits.tell('written', { fileId: entry.fileId, personId: entry.personId })
  }
  const journal = createJournal({ database, log, metrics, onCommit: written })
  const reader = createReader({ kinds, workers: readWorkers })
  const versionsWritten = metrics.counter('ramify_versions_written_total', 'Automatic versions of documents')
  const versionsRemoved = metrics.counter('ramify_versions_removed_total', 'Versions thinned out or expired')
  const thinning = startThinning({ database, bounds: limits.versions, log, onRemoved: versionsRemoved.add })
  const onVersions = ({ written, removed }: { written: number; removed: number }) => {
    versionsWritten.add(written)
    versionsRemoved.add(removed)
  }
  const versions = createVersions({ database, journal, reader, bounds: limits.versions, metrics, onVersions })
  const compaction: Compaction = new Compaction({
    database,
    kinds,
    journal,
    worker: compactors,
    drawingWorker: painters,
    log,
    metrics,
    search,
    versions: limits.versions,
    onShrunk: (shrinkage) => collab.shrunk(shrinkage),
    onVersions,
  })
  const compact = (fileId: string) => compaction.compact(fileId)
  const collab: Collab = new Collab({
    ...options,
    kinds,
    journal: gated(journal, locks),
    compact,
    attempt: tryChange(journal, triers),
    turnOf: (fileId) => turnOf(db, fileId),
    onEntering: (visit) => visits.entering(visit),
    onOpened: (visit) => visits.tell('opened', visit),
    onLeft: (visit) => visits.tell('left', visit),
    onClaimed: (fileId) => {
      endWaiver(database, fileId).catch((error) => log.warn({ err: error, fileId }, 'limits stay waived'))
    },
  })
  metrics.gauge('ramify_sockets', 'WebSockets of live editing', () => collab.sockets)
  metrics.gauge('ramify_open_documents', 'Documents in memory', () => collab.documents)
  metrics.gauge('ramify_document_authors', 'Authors of the open document that has most of them', () => collab.authors)
  void compaction.sweep()

  const rewrite = rewriteWithRights({
    ...{ db, access, limitsOf, journal, locks, workers: readWorkers },
    show: (fileId, seq, change) => collab.show(fileId, seq, change),
  })

  return {
    kind: (number) => kinds.find(number),

    requireShownBy: (clientSchema, kind) => {
      if (!kinds.isShownBy(clientSchema, kind)) throw new AppError(-426)
    },

    newState: async (number, source, by) => {
      const kind = kinds.get(number)
      if (source === 'empty') return newDocument(kind, new Y.Doc())
      if ('text' in source) return newDocument(kind, kind.start(source))
      const content = jsonOf(source.content)
      const made = await readWorkers.at(content.length, by, ({ worker, terms }) =>
        worker.run('write', { kind: number, content }, { by, ...terms }),
      )
      if ('error' in made) throw badContent(made.error)
      if (made.state.byteLength > mostDocumentBytes) throw new AppError(-413, { code: '707' })
      return made
    },

    create: (transaction, fileId, state, { limitsWaived }) =>
      createRecord(transaction, { fileId, state, limitsWaived, at: Date.now() }),

    read: async (fileId, by) => {
      const source = { fileId, size: () => journal.sizeOf(fileId), load: () => journal.load(fileId) }
      return readDocument(await reader.read(source, by))
    },

    kindOf: async (fileId) => {
      const kind = await journal.kindOf(fileId)
      if (kind === null) throw noSuchFile()
      return kind
    },

    versions: versions.list,
    authorsSince: (fileId, since) => authorsSince(database, fileId, since),
    countNamedVersions: versions.countNamed,
    readVersion: async (fileId, versionId, by) => readDocument(await versions.read(fileId, versionId, by)),
    keepVersion: versions.keep,
    removeVersion: versions.remove,

    restoreVersion: (fileId, personId, versionId, hash) =>
      rewrite(fileId, personId, (options, basis) =>
        versions.restore(options, { fileId, personId, basis }, versionId, hash),
      ),

    save: (fileId, personId, content, baseHash) =>
      rewrite(fileId, personId, (options, basis) =>
        saveContent(options, { fileId, personId, content, baseHash, basis }),
      ),

    thumbnail: async (fileId) => {
      const found = await db
        .selectFrom('document_readings')
        .select(['thumbnail', 'thumbnail_version'])
        .where('file_id', '=', fileId)
        .executeTakeFirst()
      if (!found?.thumbnail || !found.thumbnail_version) return null
      if (!isCurrentDrawing(found.thumbnail_version)) compaction.redraw(fileId)
      return { svg: found.thumbnail, version: found.thumbnail_version }
    },

    poster: createPosters({ journal, kinds, worker: painters, log }),

    settled: () => journal.settled(),
    copy: copyRecords,
    made: (fileIds, by) => {
      for (const fileId of fileIds) compaction.soon(fileId, by)
    },
    remove: (transaction, fileIds) => removeRecords(transaction, database.engine, fileIds),
    eraseAccount: eraseAccount(journal),
    compact,
    hurry: (fileIds) => {
      for (const fileId of fileIds) compaction.hurry(fileId)
    },
    renamed: (fileId, name) => collab.renamed(fileId, name),
    moveTurn: (transaction, fileId, to) => moveTurn(transaction, database.engine, fileId, to),
    tell: (fileId, notice) => collab.tell(fileId, notice),
    visitorsInTurns: () => collab.visitorsInTurns(),
    visitorsOf: (fileId) => collab.visitorsOf(fileId),
    onEntering: (hook) => visits.onEntering(hook),
    onLeft: (listener) => visits.on('left', listener),
    attach: (server, forwarded) => collab.attach(server, forwarded),
    onWritten: (listener) => visits.on('written', listener),
    onOpened: (listener) => visits.on('opened', listener),
    health: async () => (!(await journal.probe()) ? 'down' : compaction.healthy ? 'ok' : 'degraded'),

    sendEverybodyAway: () => collab.stop(),

    stop: async () => {
      await collab.stop()
      await journal.settled()
      // What is in the journal is safe there; the next start takes it in.
      const idle = Promise.all([compaction.stop(), thinning.stop()])
      await Promise.all(workers.map((worker) => worker.close()))
      await idle
    },
  }
}

const readDocument = ({ content, hash, nodeNum, imageNum, resourceIds }: Reading): ReadDocument => ({
  json: content,
  get content() {
    return JSON.parse(content)
  },
  bytes: Buffer.byteLength(content),
  hash,
  statistics: { nodeNum, imageNum, resourceIds },
})

/** For those who write whenever they like: they wait while somebody needs the document to stand still. */
function gated(journal: Journal, locks: WriteLocks): Journal {
  return {
    settled: journal.settled,
    load: journal.load,
    rowsAfter: journal.rowsAfter,
    heads: journal.heads,
    quarantine: journal.quarantine,
    kindOf: journal.kindOf,
    sizeOf: journal.sizeOf,
    append: async (entry) => {
      for (let closed = locks.closed(entry.fileId); closed; closed = locks.closed(entry.fileId)) await closed
      return journal.append(entry)
    },
    probe: journal.probe,
    get healthy() {
      return journal.healthy
    },
  }
}
