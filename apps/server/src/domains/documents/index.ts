import type { Server } from 'node:http'
import type { PlanLimits } from '@ramify/contract'
import type { Statistics } from '@ramify/document'
import type { Transaction } from 'kysely'
import * as Y from 'yjs'
import { AppError } from '../../platform/app-error.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Pair } from '../../platform/database/pairs.ts'
import type { ReadForwarded } from '../../platform/http/connections/forwarded.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Sessions } from '../../platform/sessions/sessions.ts'
import { FairSemaphore } from '../../platform/threads/fair-semaphore.ts'
import { type Access, type Basis, noSuchFile, principalOf } from '../access/index.ts'
import type { Search } from '../search/index.ts'
import { badContent } from './bad-content.ts'
import { Compaction } from './compaction/compaction.ts'
import { eraseAccount } from './erase-account.ts'
import { RightsChanged } from './journal/append-entries.ts'
import { copyRecords } from './journal/copy-records.ts'
import type { Entry } from './journal/entry.ts'
import { createJournal, type Journal } from './journal/journal.ts'
import { createRecord, endWaiver, removeRecords } from './journal/records.ts'
import { WriteLocks } from './journal/write-locks.ts'
import { jsonOf } from './json-of.ts'
import type { ServerKind, StartOptions } from './kinds/server-kind.ts'
import type { ServerKinds } from './kinds/server-kinds.ts'
import { serverKinds } from './kinds/table.ts'
import { mostDocumentBytes, mostTries } from './live/admission.ts'
import { Collab, type CollabOptions } from './live/collab.ts'
import type { Notice } from './live/document-channels.ts'
import { type NewDocument, newDocument } from './new-document.ts'
import { createPosters, type Posters } from './posters/posters.ts'
import { DocumentWorker } from './reading/document-worker.ts'
import { buffersOf, pack } from './reading/packed.ts'
import { ReadWorkers } from './reading/read-workers.ts'
import { createReader } from './reading/reader.ts'
import { isCurrentDrawing, type Reading } from './reading/reading.ts'
import { type Saved, type SaveOptions, saveContent } from './save.ts'
import type { DocumentLimits } from './settings.ts'
import type { DocumentTables } from './tables.ts'
import { isTurnOf, moveTurn, turnOf } from './turns/turns.ts'
import { authorsSince } from './versions/authors-since.ts'
import type { Restored } from './versions/restore.ts'
import { startThinning } from './versions/thin-idle.ts'
import { createVersions } from './versions/versions.ts'

export type { ServerKinds } from './kinds/server-kinds.ts'
export { profileOf } from './live/presence/profile.ts'
export { documentLimits, documentSettings } from './settings.ts'
export { picturesIn, withPictures } from './thumbnail-pictures.ts'
export { isTurnOf } from './turns/turns.ts'
export type { WantedVersion } from './versions/keep-version.ts'
export type { DocumentVersion } from './versions/read-versions.ts'

/** What a new document starts with: content, a first text, or nothing yet, because a draft is about to be synced in. */
export type Source = { content: unknown } | StartOptions | 'empty'

export interface ReadDocument {
  /** Parsed when it is asked for: of a large document that takes a while. */
  readonly content: Record<string, unknown>
  /** The same as JSON. */
  json: string
  bytes: number
  hash: string
  statistics: Statistics
}

/** What files hold: documents that are edited live, kept in a journal, and read by those who do not open them. */
export interface Documents {
  /** What files need to know of a kind to make a document of it; undefined when there is no such kind. `kind` as in `files.kind`. */
  kind: (kind: number) => Pick<ServerKind, 'firstText' | 'hasLayout'> | undefined
  /** Refuses (-426) apps that cannot show documents of this kind; their sockets are closed by the same rule. */
  requireShownBy: (clientSchema: number, kind: number) => void
  /** The first state of a document. Bad content is refused (-400), too much of it too (-413). */
  newState: (kind: number, source: Source, by: string) => Promise<NewDocument>
  /** In the transaction that makes the file. `limitsWaived`: a draft may come in whole, whatever the limits. */
  create: (
    transaction: Transaction<unknown>,
    fileId: string,
    state: Uint8Array,
    options: { limitsWaived: boolean },
  ) => Promise<void>
  /** As it is now, the journal included; refuses when there is no such document (-104), or only a newer server knows its kind (-426). */
  read: (
    fileId: string,
    /** For whom: nobody's many documents keep the one of another waiting. */
    by: string,
  ) => Promise<ReadDocument>
  /** As in `files.kind`; refuses (-104) when there is no such document. */
  kindOf: (fileId: string) => Promise<number>
  /** Earlier states of it that are kept, newest first. */
  versions: Versions['list']
  /** Who has changed it since a time, as far as versions tell that apart. */
  authorsSince: (fileId: string, since: number) => Promise<string[]>
  /** How many of them have a title. */
  countNamedVersions: Versions['countNamed']
  /** What a version says; refuses (-104) when there is no such version. */
  readVersion: (fileId: string, versionId: number, by: string) => Promise<ReadDocument>
  /** Keeps the document as it is now, the journal included; refuses as `read` does. */
  keepVersion: Versions['keep']
  /** False when there is no such version. */
  removeVersion: Versions['remove']
  /**
   * Turns the document into a version of it; `conflict` when the hash is not the current one. Refuses (-104) when there is no such
   * version.
   */
  restoreVersion: (fileId: string, personId: string, versionId: number, hash?: string) => Promise<Restored>
  /** Turns the document into content; `conflict` when the base hash is not the current one, and nothing was changed then. */
  save: (fileId: string, personId: string, content: unknown, baseHash: string) => Promise<Saved>
  thumbnail: (fileId: string) => Promise<{ svg: string; version: string } | null>
  /** The document as it is now, as an SVG; the same bytes as long as it does not change. */
  poster: Posters
  /** All that was taken in until now is on disk, where a copy finds it. */
  settled: () => Promise<void>
  /** Documents like others, as those lie on disk, in the transaction that makes the files. From and to; gives those to be read. */
  copy: (transaction: Transaction<unknown>, pairs: readonly Pair[]) => Promise<string[]>
  /** To be called once the transaction that made these is committed: before that there is nothing to be read of them. */
  made: (fileIds: readonly string[], by: string) => void
  /** Everything of them, for good, in the transaction that removes their files. */
  remove: (transaction: Transaction<unknown>, fileIds: readonly string[]) => Promise<void>
  /** A person goes for good. */
  eraseAccount: ReturnType<typeof eraseAccount>
  /** Brings stored state and readings up to date now, instead of in a while. */
  compact: (fileId: string) => Promise<void>
  /** Somebody looks at a list that shows these: readings that wait for a pause in the writing are made at once. */
  hurry: (fileIds: readonly string[]) => void
  /** To be told when the file of a document is called something else: those who have it open are told in turn. */
  renamed: (fileId: string, name: string) => void
  /**
   * Moves the turn to write to somebody, or to nobody; gives who had it before. The transaction has to raise the access counters of the
   * space as well, and `access.changed` is to be told when it is committed.
   */
  moveTurn: (transaction: Transaction<unknown>, fileId: string, to: string | null) => Promise<string | null>
  /** Tells something to those who have a document open, on every server: to these people, or to everybody. */
  tell: (fileId: string, notice: Notice) => void
  /** Who is in documents in which people take turns, on this server. */
  visitorsInTurns: () => { fileId: string; personId: string }[]
  /** Who has this document open on this server. */
  visitorsOf: (fileId: string) => string[]
  /** Waited for when somebody comes in, before their rights are looked up. */
  onEntering: (hook: (visit: PersonVisit) => Promise<void>) => void
  /** Told when a person has closed their last socket to a document in which people take turns, on this server. */
  onLeft: (listener: (visit: PersonVisit) => void) => void
  /** Takes WebSockets from this server. */
  attach: (server: Server, forwarded?: ReadForwarded) => void
  /** Told after every change that is on disk. */
  onWritten: (listener: (visit: Visit) => void) => void
  /** Told whenever somebody comes in to edit or to watch. */
  onOpened: (listener: (visit: Visit) => void) => void
  health: () => Promise<'ok' | 'degraded' | 'down'>
  /** Everything received is written and answered, then sockets are closed. Before the HTTP server is: it waits for them. */
  sendEverybodyAway: () => Promise<void>
  /** When nobody calls any more. */
  stop: () => Promise<void>
}

type Versions = ReturnType<typeof createVersions>

/** Somebody at a document; null is the server itself. */
export interface Visit {
  fileId: string
  personId: string | null
}

/** As `Visit`, of a person. */
export interface PersonVisit {
  fileId: string
  personId: string
}

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

/** What trying a change may take beside twice what the change may: reading its document, and once more with the change. */
const attemptMs = { base: 2_000, megabyte: 600 }

export function createDocuments(options: Options): Documents {
  const { database, access, search, log, metrics, limitsOf, limits, kinds = serverKinds } = options
  const db = database.tables<DocumentTables>()
  const [writers, openers] = [new Set<(visit: Visit) => void>(), new Set<(visit: Visit) => void>()]
  const leavers = new Set<(visit: Visit) => void>()
  const enteringHooks = new Set<(visit: PersonVisit) => Promise<void>>()
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
  // In memory to be tried: one is, and the next one waits.
  const trySeats = new FairSemaphore(2)
  const readWorkers = new ReadWorkers({ small: readers, large: heavyReaders })

  const tell = (listeners: ReadonlySet<(visit: Visit) => void>, { fileId, personId }: Visit) => {
    for (const listener of listeners) {
      try {
        listener({ fileId, personId })
      } catch (error) {
        // What happened did happen: who writes or comes in may not be told otherwise.
        log.error({ err: error }, 'not told of a visit to a document')
      }
    }
  }
  const written = (entry: Entry) => {
    compaction.wrote(entry)
    tell(writers, entry)
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
    attempt: (fileId, personId, change, mostMs) =>
      trySeats.hold(personId, async () => {
        const stored = await journal.load(fileId)
        if (!stored) throw new Error('There is no such document')
        const packed = pack(stored)
        const megabytes = packed.bytes.byteLength / (1024 * 1024)
        const timeoutMs = attemptMs.base + attemptMs.megabyte * megabytes + 2 * mostMs
        const terms = { buffers: buffersOf(packed), by: personId, timeoutMs }
        return triers.run('attempt', { stored: packed, change }, terms)
      }),
    turnOf: (fileId) => turnOf(db, fileId),
    onEntering: async (visit) => {
      for (const hook of enteringHooks) {
        await hook(visit).catch((error) => log.error({ err: error }, 'not told who comes in'))
      }
    },
    onOpened: (visit) => tell(openers, visit),
    onLeft: (visit) => tell(leavers, visit),
    onClaimed: (fileId) => {
      endWaiver(database, fileId).catch((error) => log.warn({ err: error, fileId }, 'limits stay waived'))
    },
  })
  metrics.gauge('ramify_sockets', 'WebSockets of live editing', () => collab.sockets)
  metrics.gauge('ramify_open_documents', 'Documents in memory', () => collab.documents)
  metrics.gauge('ramify_document_authors', 'Authors of the open document that has most of them', () => collab.authors)
  void compaction.sweep()

  /** Once more when a right changed meanwhile: it may be another one now, or none. */
  const rewriteWithRights = async <Outcome>(
    fileId: string,
    personId: string,
    rewrite: (options: SaveOptions, basis: Basis) => Promise<Outcome | null>,
  ): Promise<Outcome> => {
    const show = (id: string, seq: number, change: Uint8Array) => collab.show(id, seq, change)
    for (let tries = 1; ; tries++) {
      const standing = await access.standingOf(principalOf({ personId }), fileId)
      if (!standing?.capabilities.includes('edit')) throw noSuchFile()
      // By now the counters are read: a turn that moves after this makes the write fail.
      if (!isTurnOf(await turnOf(db, fileId), personId)) throw new AppError(-104)
      const { nodes } = await limitsOf(standing.spaceId)
      try {
        const outcome = await rewrite({ journal, locks, workers: readWorkers, nodes, show }, standing.basis)
        if (outcome === null) throw noSuchFile()
        return outcome
      } catch (error) {
        if (!(error instanceof RightsChanged) || tries === mostTries) throw error
      }
    }
  }

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
      rewriteWithRights(fileId, personId, (options, basis) =>
        versions.restore(options, { fileId, personId, basis }, versionId, hash),
      ),

    save: (fileId, personId, content, baseHash) =>
      rewriteWithRights(fileId, personId, (options, basis) =>
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
    onEntering: (hook) => {
      enteringHooks.add(hook)
    },
    onLeft: (listener) => {
      leavers.add(listener as (visit: Visit) => void)
    },
    attach: (server, forwarded) => collab.attach(server, forwarded),
    onWritten: (listener) => {
      writers.add(listener)
    },
    onOpened: (listener) => {
      openers.add(listener)
    },
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
