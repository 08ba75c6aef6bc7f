import type { Database } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import { FairSemaphore } from '../../../platform/threads/fair-semaphore.ts'
import type { Search } from '../../search/index.ts'
import type { Entry } from '../journal/entry.ts'
import { bytesOf, type Journal, type Row, type Stored } from '../journal/journal.ts'
import type { ServerKinds } from '../kinds/server-kinds.ts'
import type { DocumentWorker } from '../reading/document-worker.ts'
import type { Compacted } from '../reading/jobs.ts'
import { buffersOf, pack } from '../reading/packed.ts'
import { type Drawing, isCurrentDrawing } from '../reading/reading.ts'
import type { DocumentTables } from '../tables.ts'
import { compressState } from '../versions/compressed-state.ts'
import { dueVersion, versionOf } from '../versions/due-version.ts'
import type { Bounds } from '../versions/schedule.ts'
import type { NewVersion } from '../versions/version-store.ts'
import { CompactionQueue } from './compaction-queue.ts'
import { storeCompacted } from './store-compacted.ts'

/** How large a document became: what it takes on disk, state and changes together, changes by this much. */
export interface Shrinkage {
  fileId: string
  by: number
  /** Milliseconds of a processor that reading it took. */
  readMs: number
}

interface Options {
  database: Database
  kinds: Pick<ServerKinds, 'find'>
  journal: Journal
  worker: DocumentWorker
  /** Where pictures are made: one that takes long keeps nobody's changes waiting. */
  drawingWorker: DocumentWorker
  log: Log
  metrics: Metrics
  search: Pick<Search, 'hold' | 'write'>
  versions: Bounds
  onShrunk: (shrinkage: Shrinkage) => void
  onVersions: (changed: { written: number; removed: number }) => void
  /** Milliseconds, for pauses. */
  now?: () => number
  /** The time of day. */
  clock?: () => number
}

const largeBytes = 1024 * 1024
/** A picture that takes longer is done without; after so many tries it is not tried again. */
const drawTimeoutMs = 5_000
const mostTries = 3
const mostUndrawn = 10_000
/** Rows that are in memory at once. */
const rowsAtOnce = 5_000

interface Drawable {
  state: Uint8Array
  kind: number
}

/** A document that was loaded, and what became of it. */
interface Round {
  stored: Stored
  compacted: Compacted
  /** The number of the last change that is in it. */
  through: number
  /** Everything was loaded. */
  isLast: boolean
  version: NewVersion | null
}

/**
 * Takes the changes of the journal into the state, and writes down what the document says for those who do not open it.
 * Only ever from what is stored, never from a document in memory.
 */
export class Compaction {
  readonly #options: Options
  readonly #queue: CompactionQueue
  /** More of them in memory would only wait for the thread. Those that are drawn or stored are beside it. */
  readonly #loading = new FairSemaphore(1)
  /** How often drawing a document has failed. */
  readonly #undrawn = new Map<string, number>()
  readonly #clock: () => number
  readonly #done
  readonly #failed
  #isStopped = false
  #lastFailed = false

  constructor(options: Options) {
    this.#options = options
    this.#queue = new CompactionQueue({
      work: (fileId, by) => this.#rounds(fileId, by),
      isLarge: async (fileId) => (await this.#options.journal.sizeOf(fileId)) > largeBytes,
      findDirty: (after, limit) => this.#findDirty(after, limit),
      log: options.log,
      // Pauses are not measured by the time of day, which may be set back.
      now: options.now ?? (() => performance.now()),
    })
    this.#clock = options.clock ?? Date.now
    this.#done = options.metrics.counter('ramify_compactions_total', 'Documents compacted')
    this.#failed = options.metrics.counter('ramify_compactions_failed_total', 'Documents that could not be compacted')
  }

  get healthy(): boolean {
    return !this.#lastFailed
  }

  /** Somebody wrote. */
  wrote(entry: Entry): void {
    this.#queue.wrote(entry)
  }

  /** A new document, or one of which nobody knows what was written to it. */
  soon(fileId: string, by = ''): void {
    this.#queue.soon(fileId, by)
  }

  /** Its thumbnail is of an older generation. Asked for again before that is done, it comes no later. */
  redraw(fileId: string): void {
    if (!this.#queue.has(fileId)) this.#queue.soon(fileId, '')
  }

  /** Somebody wants to know what it says: what was written is not left waiting for a pause any longer. */
  hurry(fileId: string): void {
    this.#queue.hurry(fileId)
  }

  /** What a server that was killed left behind. */
  sweep(): Promise<void> {
    return this.#queue.sweep()
  }

  /** Now, and until nothing is left of what was in the journal when it began. */
  compact(fileId: string): Promise<void> {
    return this.#queue.compact(fileId)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#queue.stop()
  }

  /** Documents with changes that are not in the state, or of which nothing is written down. */
  async #findDirty(after: string, limit: number): Promise<string[]> {
    const rows = await this.#options.database
      .tables<DocumentTables>()
      .selectFrom('document_heads')
      .leftJoin('document_readings', 'document_readings.file_id', 'document_heads.file_id')
      .select('document_heads.file_id')
      .where('document_heads.file_id', '>', after)
      .where(({ eb, or, ref }) =>
        or([eb('seq', '>', ref('compacted_seq')), eb('document_readings.file_id', 'is', null)]),
      )
      .orderBy('document_heads.file_id')
      .limit(limit)
      .execute()
    return rows.map(({ file_id }) => file_id)
  }

  async #rounds(fileId: string, by: string): Promise<void> {
    try {
      while (!this.#isStopped && (await this.#round(fileId, by)));
      this.#lastFailed = false
      this.#done.add()
    } catch (error) {
      this.#lastFailed = true
      this.#failed.add()
      throw error
    }
  }

  /** True when there was more than one round takes, or somebody else was faster. */
  async #round(fileId: string, by: string): Promise<boolean> {
    const { database, search, versions, onShrunk, onVersions } = this.#options
    // Before it is loaded: what is written later is not in it.
    const now = this.#clock()
    const round = await this.#loading.hold(by, () => this.#load(fileId, by, now))
    if (!round) return false
    const { stored, compacted, through, isLast, version } = round
    const drawing = compacted.reading && (await this.#draw(fileId, { state: compacted.state, kind: stored.kind }, by))
    const outcome = { compacted, through, drawing, version }
    const done = await storeCompacted({ database, search, versions, now }, fileId, stored, outcome)
    if (!done) return true
    onVersions({ written: done.versionsWritten, removed: done.versionsRemoved })
    onShrunk({ fileId, by: bytesOf(stored) - compacted.state.byteLength, readMs: compacted.readMs })
    return !isLast
  }

  /** Null when there is nothing to be done. */
  async #load(fileId: string, by: string, now: number): Promise<Round | null> {
    if (this.#isStopped) return null
    const { database, journal, kinds, worker, log, versions } = this.#options
    const stored = await journal.load(fileId, rowsAtOnce)
    // What only a newer server knows stays as it wrote it.
    if (!stored || !kinds.find(stored.kind)) return null
    const isLast = stored.rows.length < rowsAtOnce
    // The last changes may be in quarantine: then no row has the last number.
    const through = isLast ? stored.seq : (stored.rows.at(-1) as Row).seq
    if (through === stored.compactedSeq && (await this.#isRead(fileId))) return null
    const packed = pack(stored)
    const due = await dueVersion({ database, schedule: versions.schedule, now }, fileId, stored)
    const readBefore = due !== null && due.reading === null
    const [compacted, earlier] = await Promise.all([
      worker.run('compact', { stored: packed, withReading: isLast, readBefore }, { buffers: buffersOf(packed), by }),
      due && compressState(stored.state),
    ])
    const hashAfter = compacted.reading?.hash
    const version = due && earlier && versionOf(due, earlier, { ...compacted, hashAfter })
    if (compacted.bad.length > 0) log.error({ fileId, rows: compacted.bad }, 'unreadable rows put into quarantine')
    return { stored, compacted, through, isLast, version }
  }

  async #draw(fileId: string, { state, kind }: Drawable, by: string): Promise<Drawing | null> {
    const tries = this.#undrawn.get(fileId) ?? 0
    if (tries >= mostTries) return null
    try {
      const copy = state.slice()
      const drawing = await this.#options.drawingWorker.run(
        'draw',
        { kind, state: copy },
        { buffers: [copy.buffer], by, timeoutMs: drawTimeoutMs },
      )
      this.#undrawn.delete(fileId)
      return drawing
    } catch (error) {
      if (this.#isStopped) throw error
      this.#options.log.warn({ err: error, fileId }, 'document not drawn')
      if (this.#undrawn.size >= mostUndrawn) this.#undrawn.clear()
      this.#undrawn.set(fileId, tries + 1)
      return null
    }
  }

  /** And drawn as everything is drawn today. */
  async #isRead(fileId: string): Promise<boolean> {
    const db = this.#options.database.tables<DocumentTables>()
    const [found] = await db
      .selectFrom('document_readings')
      .select('thumbnail_version as version')
      .where('file_id', '=', fileId)
      .execute()
    return found !== undefined && (found.version === null || isCurrentDrawing(found.version))
  }
}
