import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import { type OrderedThread, ThreadEnded } from '../../../platform/threads/ordered-thread.ts'
import type { Journal, Row, Stored } from '../journal/journal.ts'
import { buffersOf, pack } from '../reading/packed.ts'
import type { Applied, DocumentSize, Inspection, RoomJobs } from '../room-threads/room-jobs.ts'
import { writeFrame } from './frame.ts'
import { Presence } from './presence/presence.ts'
import type { Socket } from './socket.ts'

interface Options {
  fileId: string
  thread: OrderedThread<RoomJobs>
  journal: Pick<Journal, 'rowsAfter' | 'quarantine'>
  /** What a job may take of a processor, and some more for each megabyte. */
  jobMs: number
  onError: (error: unknown, fileId: string) => void
  /** It cannot go on: everybody has to come in anew, when it is mended. */
  onBroken: (room: Room, mending?: Promise<unknown>) => void
  /** Tells other processes of a row that this one has written. */
  publish: (fileId: string, row: Row) => void
  /** Tells them of one that was taken out of the journal. */
  publishQuarantined: (fileId: string, seq: number) => void
  /** Tells them who has the document open here. */
  publishPresence: (fileId: string, news: Uint8Array) => void
}

/** Of a row that this process has written. */
interface Own {
  sender?: Socket
  /** To apply it cannot hold the thread up. */
  isQuick?: boolean
}

/** A change that comes in from outside. */
export interface IncomingChange {
  socket: Socket
  room: Room
  change: Uint8Array
  /** Sent because the server asked what it is missing, not because somebody edits at this moment. */
  isSync: boolean
}

const megabyte = 1024 * 1024
const msPerMegabyte = 1_000
const emptyChange = Uint8Array.of(0, 0)
/** What came out of order waits so long for what is missing before that is read from the journal. */
const gapPatienceMs = 20
const mostEarly = 100
const mostTries = 5

let rooms = 0

/**
 * An open document: who is in it, how much of the journal it has, and what is needed to bound what comes in. The document itself is in a
 * thread, together with others.
 */
export class Room {
  readonly fileId: string
  readonly members = new Set<Socket>()
  readonly presence: Presence
  /** A claimed draft may still come in whole. */
  limitsWaived = false
  /** Of the stored document. */
  #bytes = 0
  /** Of changes on their way to the disk. */
  arrivingBytes = 0
  /** Milliseconds of a processor that reading it took when it was opened or compacted, and what dear changes took since. */
  readMs = 0
  /** The number of the last row when it was last found to be too slow to read, or full: until there is another one nobody has to look again. */
  slowAt: number | undefined
  fullAt: number | undefined
  /** Pieces of changes since somebody last found out how long reading it takes. */
  untried = 0
  /** Records on their way to the disk: two people at the limit must not both pass it. */
  arriving = 0
  readonly #options: Options
  readonly #id = ++rooms
  #size: DocumentSize = { living: 0, authors: 0 }
  /** Of the last row that was sent to the thread. */
  #seq = 0
  /** The highest number that another process has told of. */
  #heard = 0
  #isOpen = false
  #isOver = false
  #lastSent: Promise<unknown> = Promise.resolve()
  #catchingUp: Promise<void> | undefined
  /** Rows that other processes have told of before those that come first. */
  readonly #early = new Map<number, Uint8Array>()
  #gapTimer: NodeJS.Timeout | undefined
  /** What the thread takes in and nobody has seen yet: what comes later is seen later. */
  #unseen = 0

  constructor(options: Options) {
    this.#options = options
    this.fileId = options.fileId
    const { fileId, publishPresence } = options
    this.presence = new Presence({ fileId, publish: (news) => publishPresence(fileId, news) })
  }

  /** Those on their way included. */
  get bytes(): number {
    return this.#bytes + this.arrivingBytes
  }

  get living(): number {
    return this.#size.living
  }

  get authors(): number {
    return this.#size.authors
  }

  get seq(): number {
    return this.#seq
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  /** Gives the numbers of rows that cannot be read. */
  async open(stored: Stored, collection: string): Promise<number[]> {
    this.limitsWaived = stored.limitsWaived
    this.#bytes = stored.rows.reduce((sum, { change }) => sum + change.byteLength, stored.state.byteLength)
    this.#seq = stored.seq
    const packed = pack(stored)
    const input = { room: this.#id, stored: packed, collection }
    const { bad, readMs, ...size } = await this.#run('open', input, this.#bytes, buffersOf(packed))
    this.readMs = readMs
    this.#size = size
    this.#isOpen = true
    this.#follow()
    return bad
  }

  close(): void {
    if (this.#isOver) return
    this.#run('close', { room: this.#id }, 0).catch(() => undefined)
    this.abandon()
  }

  /** Its thread has ended, and the document with it. Whoever still has something for it is answered as if that were the case just now. */
  abandon(): void {
    this.#isOver = true
    this.presence.close()
    clearTimeout(this.#gapTimer)
  }

  async inspect(change: Uint8Array): Promise<Inspection> {
    const inspection = await this.#run('inspect', { room: this.#id, change }, change.byteLength)
    this.#size = inspection
    return inspection
  }

  /** What somebody misses who has what their state vector says; null when that is none. */
  sync(stateVector: Uint8Array) {
    return this.#run('sync', { room: this.#id, stateVector }, this.#bytes)
  }

  /**
   * Takes in a row that this process has written to the journal, after all that come before it, and shows it to everybody but its sender.
   * Gives what applying it took; null when it came with others.
   */
  async take(row: Row, own: Own = {}): Promise<Applied | null> {
    const { publish } = this.#options
    try {
      const applied = await this.#takeInTurn(row, own)
      if (!applied) publish(this.fileId, row)
      return applied
    } catch (error) {
      // Here it was not taken in, but it is in the journal.
      if (!(error instanceof TookTooLong)) publish(this.fileId, row)
      throw error
    }
  }

  async #takeInTurn(row: Row, own?: Own): Promise<Applied | null> {
    const { seq, change } = row
    for (let tries = 0; seq > this.#seq + 1; tries++) {
      // One that was under way may have read before it was written. The next one has not, unless the journal has lost rows.
      if (tries === mostTries) throw new Error('The journal does not have what was written to it')
      await this.catchUp().catch(noFaultOfThis)
    }
    if (seq <= this.#seq) {
      await this.#lastSent.catch(noFaultOfThis)
      return null
    }
    this.#seq = seq
    this.#bytes += change.byteLength
    const applied = this.#apply(row, own)
    this.#lastSent = applied
    this.#takeEarly()
    return applied
  }

  /** Another process has written a row; without a change it was too large to be sent along. */
  hear(seq: number, change: Uint8Array | undefined): void {
    if (seq <= this.#seq || !Number.isSafeInteger(seq) || this.#isOver) return
    this.#heard = Math.max(this.#heard, seq)
    if (change && this.#early.size < mostEarly) this.#early.set(seq, change)
    if (this.#isOpen) this.#follow()
  }

  /** Reads from the journal what others have written. Those who ask meanwhile wait for the same. */
  catchUp(): Promise<void> {
    this.#catchingUp ??= this.#readRows().finally(() => {
      this.#catchingUp = undefined
    })
    return this.#catchingUp
  }

  /** Of the stored document, as they were found there. */
  measured(bytes: number): void {
    this.#bytes = bytes
  }

  /** It was compacted: what it takes on disk is less by so many bytes. */
  shrunk(by: number, readMs: number): void {
    this.#bytes -= by
    this.readMs = readMs
    this.untried = 0
  }

  send(frame: Uint8Array, except?: Socket): void {
    for (const member of this.members) if (member !== except) member.send(frame)
  }

  /**
   * Others see a row before it is applied only if that cannot hold the thread up: one that does is taken out of the journal again. What
   * another process tells of has passed that there.
   */
  async #apply(row: Row, own: Own | undefined): Promise<Applied> {
    const { fileId } = this
    const { seq, change } = row
    const { journal, onBroken, publishQuarantined } = this.#options
    const isShownFirst = (!own || own.isQuick === true) && this.#unseen === 0
    if (isShownFirst) this.#show(row, own)
    else this.#unseen++
    try {
      const applied = await this.#run('apply', { room: this.#id, change }, change.byteLength)
      this.#size = applied
      if (!isShownFirst) this.#show(row, own)
      return applied
    } catch (error) {
      // Whatever is left of it in memory: what is in the journal is read anew.
      let mending: Promise<unknown> | undefined
      if (own && error instanceof TookTooLong) {
        own.sender?.sendAwayForCost()
        // Nobody was told that it is saved, and nobody could open the document as long as it is in the journal.
        mending = journal.quarantine(fileId, seq).then(() => publishQuarantined(fileId, seq))
      }
      onBroken(this, mending)
      throw error
    } finally {
      if (!isShownFirst) this.#unseen--
    }
  }

  #show(row: Row, own: Own | undefined): void {
    this.send(writeFrame.update(this.fileId, row.change), own?.sender)
    if (own) this.#options.publish(this.fileId, row)
  }

  /** Takes in what was heard. What is missing for that may be on its way: a moment later it is read from the journal. */
  #follow(): void {
    this.#takeEarly()
    if (this.#heard > this.#seq) this.#gapTimer ??= setTimeout(() => this.#fillGap(), gapPatienceMs).unref()
  }

  #takeEarly(): void {
    const next = this.#early.get(this.#seq + 1)
    if (next) this.#takeInTurn({ seq: this.#seq + 1, change: next }).catch((error) => this.#failed(error))
    for (const seq of this.#early.keys()) if (seq <= this.#seq) this.#early.delete(seq)
  }

  #fillGap(): void {
    this.#gapTimer = undefined
    if (this.#heard > this.#seq) this.catchUp().catch((error) => this.#failed(error))
  }

  async #readRows(): Promise<void> {
    const { journal, onError, onBroken } = this.#options
    const found = await journal.rowsAfter(this.fileId, this.#seq)
    if (!found) throw new Error('There is no such document')
    const rows = found.rows.filter(({ seq }) => seq > this.#seq)
    if (found.seq <= this.#seq) return
    this.#seq = found.seq
    const packed = pack({ state: found.state ?? emptyChange, rows, kind: 0 })
    this.#bytes += rows.reduce((sum, { change }) => sum + change.byteLength, 0)
    const caughtUp = this.#run('catchUp', { room: this.#id, stored: packed }, this.#bytes, buffersOf(packed))
    this.#lastSent = caughtUp
    // It counts as taken in from here on, so if it is not there is no way back.
    caughtUp.catch(() => onBroken(this))
    this.#unseen++
    try {
      const { missing, bad, ...size } = await caughtUp
      if (bad.length > 0) onError(new Error(`Rows that cannot be read are left out: ${bad}`), this.fileId)
      this.#size = size
      this.send(writeFrame.update(this.fileId, missing))
    } finally {
      this.#unseen--
    }
    this.#takeEarly()
  }

  #failed(error: unknown): void {
    if (error instanceof ThreadEnded) return
    this.#options.onError(error, this.fileId)
    this.#options.onBroken(this)
  }

  #run<Name extends keyof RoomJobs>(
    job: Name,
    input: Parameters<RoomJobs[Name]>[0],
    bytes: number,
    buffers?: ArrayBuffer[],
  ) {
    if (this.#isOver) return Promise.reject(new ThreadEnded())
    const timeoutMs = this.#options.jobMs + (msPerMegabyte * bytes) / megabyte
    return this.#options.thread.run(job, input, { timeoutMs, ...(buffers && { buffers }) })
  }
}

/** What others were doing has failed, and what is waiting for it is not to blame. */
function noFaultOfThis(): never {
  throw new ThreadEnded()
}
