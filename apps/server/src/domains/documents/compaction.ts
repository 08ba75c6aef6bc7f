import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../platform/database/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { FairSemaphore } from '../../platform/threads/fair-semaphore.ts'
import type { Search } from '../search/index.ts'
import type { Entry } from './append-entries.ts'
import type { DocumentWorker } from './document-worker.ts'
import type { Journal, Row } from './journal.ts'
import type { ServerKinds } from './kinds/server-kinds.ts'
import { buffersOf, pack } from './packed.ts'
import { type Drawing, isCurrentDrawing } from './reading.ts'
import { storeCompacted } from './store-compacted.ts'
import type { DocumentTables } from './tables.ts'
import { compressState } from './versions/compressed-state.ts'
import { dueVersion, versionOf } from './versions/due-version.ts'
import type { Bounds } from './versions/schedule.ts'

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

/** After so many changes, or so much of them, a document is compacted at once. */
const manyRows = 500
const manyBytes = 1024 * 1024
/** Otherwise when nobody has written for a while, or somebody has without end. */
const idleDelayMs = 5_000
const maxDelayMs = 60_000
/** Or when somebody asks what it says; no oftener than that, however many ask. */
const minDelayMs = 1_000
/** Documents that are in memory for it at once. */
const atOnce = 4
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

interface Since {
  rows: number
  bytes: number
  from: number
  /** When it is compacted at the latest. */
  until: number
  /** Who wrote last. */
  by: string
  timer: NodeJS.Timeout | undefined
}

/**
 * Takes the changes of the journal into the state, and writes down what the document says for those who do not open it.
 * Only ever from what is stored, never from a document in memory.
 */
export class Compaction {
  readonly #options: Options
  readonly #since = new Map<string, Since>()
  readonly #running = new Map<string, Promise<void>>()
  readonly #seats = new FairSemaphore(atOnce)
  /** Several large ones at once would keep the disk from everybody else for seconds. */
  readonly #largeSeat = new FairSemaphore(1)
  /** How often drawing a document has failed. */
  readonly #undrawn = new Map<string, number>()
  readonly #now: () => number
  readonly #clock: () => number
  readonly #done
  readonly #failed
  readonly #stopping = new AbortController()
  #lastFailed = false

  constructor(options: Options) {
    this.#options = options
    // Pauses are not measured by the time of day, which may be set back.
    this.#now = options.now ?? (() => performance.now())
    this.#clock = options.clock ?? Date.now
    this.#done = options.metrics.counter('ramify_compactions_total', 'Documents compacted')
    this.#failed = options.metrics.counter('ramify_compactions_failed_total', 'Documents that could not be compacted')
  }

  get healthy(): boolean {
    return !this.#lastFailed
  }

  /** Somebody wrote. */
  wrote({ fileId, personId, change }: Entry): void {
    const since = this.#sinceLast(fileId)
    since.by = personId ?? ''
    since.rows++
    since.bytes += change.byteLength
    const full = since.rows >= manyRows || since.bytes >= manyBytes
    this.#plan(fileId, since, full ? 0 : Math.min(idleDelayMs, Math.max(0, since.until - this.#now())))
  }

  /** A new document, or one of which nobody knows what was written to it. */
  soon(fileId: string, by = ''): void {
    const since = this.#sinceLast(fileId)
    since.by ||= by
    this.#plan(fileId, since, 1_000)
  }

  /** Its thumbnail is of an older generation. Asked for again before that is done, it comes no later. */
  redraw(fileId: string): void {
    if (!this.#since.has(fileId) && !this.#running.has(fileId)) this.soon(fileId)
  }

  /** Somebody wants to know what it says: what was written is not left waiting for a pause any longer. */
  hurry(fileId: string): void {
    const since = this.#since.get(fileId)
    if (!since) return
    since.until = Math.min(since.until, since.from + minDelayMs)
    this.#plan(fileId, since, Math.max(0, since.until - this.#now()))
  }

  /** What a server that was killed left behind. */
  async sweep(): Promise<void> {
    const db = this.#options.database.tables<DocumentTables>()
    const written = await db
      .selectFrom('document_heads')
      .select('file_id')
      .whereRef('seq', '>', 'compacted_seq')
      .limit(10_000)
      .execute()
    const unread = await db
      .selectFrom('document_states')
      .leftJoin('document_readings', 'document_readings.file_id', 'document_states.file_id')
      .select('document_states.file_id')
      .where('document_readings.file_id', 'is', null)
      .limit(10_000)
      .execute()
    for (const { file_id } of [...written, ...unread]) this.soon(file_id)
  }

  /** Now, and until nothing is left of what was in the journal when it began. */
  compact(fileId: string): Promise<void> {
    const running = this.#running.get(fileId)
    if (running) return running.then(() => this.compact(fileId))
    const since = this.#since.get(fileId)
    clearTimeout(since?.timer)
    this.#since.delete(fileId)
    const by = since?.by ?? ''
    const work = this.#inTurn(fileId, by).finally(() => this.#running.delete(fileId))
    this.#running.set(fileId, work)
    return work
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    for (const { timer } of this.#since.values()) clearTimeout(timer)
    this.#since.clear()
    await Promise.allSettled(this.#running.values())
  }

  async #inTurn(fileId: string, by: string): Promise<void> {
    const work = () => this.#seats.hold(by, () => this.#rounds(fileId, by))
    if ((await this.#options.journal.sizeOf(fileId)) <= largeBytes) return work()
    return new Promise((resolve, reject) => {
      void this.#largeSeat.hold(by, async () => {
        const start = this.#now()
        await work().then(resolve, reject)
        await this.#rest(this.#now() - start)
      })
    })
  }

  /** Threads and disk are others' for as long before the next large one. Nobody waits for it who stops. */
  async #rest(milliseconds: number): Promise<void> {
    const { signal } = this.#stopping
    await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  }

  get #stopped(): boolean {
    return this.#stopping.signal.aborted
  }

  #sinceLast(fileId: string): Since {
    const from = this.#now()
    const since = this.#since.get(fileId) ?? {
      rows: 0,
      bytes: 0,
      from,
      until: from + maxDelayMs,
      by: '',
      timer: undefined,
    }
    this.#since.set(fileId, since)
    return since
  }

  #plan(fileId: string, since: Since, delay: number): void {
    if (this.#stopped) return
    clearTimeout(since.timer)
    since.timer = setTimeout(() => {
      this.compact(fileId).catch((error) => {
        if (this.#stopped) return
        this.#options.log.error({ err: error, fileId }, 'document not compacted')
        this.#plan(fileId, this.#since.get(fileId) ?? since, maxDelayMs)
      })
    }, delay)
    since.timer.unref()
  }

  async #rounds(fileId: string, by: string): Promise<void> {
    try {
      while (!this.#stopped && (await this.#round(fileId, by)));
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
    const { database, journal, kinds, worker, log, search, versions, onShrunk, onVersions } = this.#options
    // Before it is loaded: what is written later is not in it.
    const now = this.#clock()
    const stored = await journal.load(fileId, rowsAtOnce)
    // What only a newer server knows stays as it wrote it.
    if (!stored || !kinds.find(stored.kind)) return false
    const isLast = stored.rows.length < rowsAtOnce
    // The last changes may be in quarantine: then no row has the last number.
    const through = isLast ? stored.seq : (stored.rows.at(-1) as Row).seq
    if (through === stored.compactedSeq && (await this.#isRead(fileId))) return false
    const packed = pack(stored)
    const before = packed.bytes.byteLength
    const due = await dueVersion({ database, schedule: versions.schedule, now }, fileId, stored)
    const readBefore = due !== null && due.reading === null
    const [compacted, earlier] = await Promise.all([
      worker.run('compact', { stored: packed, withReading: isLast, readBefore }, { buffers: buffersOf(packed), by }),
      due && compressState(stored.state),
    ])
    const version = due && earlier && versionOf(due, earlier, compacted)
    if (compacted.bad.length > 0) log.error({ fileId, rows: compacted.bad }, 'unreadable rows put into quarantine')
    const drawing = compacted.reading && (await this.#draw(fileId, { state: compacted.state, kind: stored.kind }, by))
    const done = await storeCompacted({ database, search, versions, now }, fileId, stored, {
      compacted,
      through,
      drawing,
      version,
    })
    if (!done) return true
    onVersions({ written: version ? 1 : 0, removed: done.versionsRemoved })
    onShrunk({ fileId, by: before - compacted.state.byteLength, readMs: compacted.readMs })
    return !isLast
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
      if (this.#stopped) throw error
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
