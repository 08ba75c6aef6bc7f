import type { Log } from '../../../platform/log.ts'
import { FairQueue } from '../../../platform/threads/fair-queue.ts'
import type { Entry } from '../journal/entry.ts'

interface Options {
  /** Compacts a document. */
  work: (fileId: string, by: string) => Promise<void>
  /** Of large documents one at a time is compacted. */
  isLarge: (fileId: string) => Promise<boolean>
  /** The ids of documents that are to be compacted: so many at most, in their order, those after an id. */
  findDirty: (after: string, limit: number) => Promise<string[]>
  log: Log
  /** Milliseconds, for pauses. */
  now: () => number
  mostDocuments?: number
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
/** Each time the timer fires all that wait are looked through. */
const minTimerMs = 20

/** A document that is to be compacted when its time has come. */
interface Waiting {
  rows: number
  bytes: number
  from: number
  /** When it is compacted at the latest. */
  until: number
  /** When it is compacted if nothing else happens. */
  due: number
  /** Who wrote last. */
  by: string
}

/** A document whose time has come. What is written to it until it begins is taken in with the rest. */
interface Job {
  fileId: string
  by: string
  /** Unknown until its turn has come for the first time. */
  isLarge: boolean | undefined
  hasBegun: boolean
  /** For those who wait for it. */
  over: PromiseWithResolvers<void> | undefined
}

/**
 * Decides when which document is compacted. People take turns, and a large document does not keep small ones waiting. Of each document
 * it has little more than the id. There is one timer for all, and none when nothing waits.
 */
export class CompactionQueue {
  readonly #options: Options
  readonly #mostDocuments: number
  readonly #waiting = new Map<string, Waiting>()
  readonly #jobs = new Map<string, Job>()
  readonly #ready = new FairQueue<Job>()
  readonly #large = new FairQueue<Job>()
  #largeCount = 0
  #isLargeUnderWay = false
  /** Threads and disk are others' for as long as the last large document took, before the next large one. */
  #largeFrom = Number.NEGATIVE_INFINITY
  readonly #underWay = new Set<Promise<void>>()
  #timer: NodeJS.Timeout | undefined
  #timerAt = Number.POSITIVE_INFINITY
  /** Dirty documents after this id are still to be looked for; undefined when all are known. */
  #lookAfter: string | undefined
  #isLooking = false
  /** Some were turned away for want of room since the first of them were looked for. */
  #hasTurnedAway = false
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
    this.#mostDocuments = options.mostDocuments ?? 10_000
  }

  /** Somebody wrote. */
  wrote({ fileId, personId, change }: Entry): void {
    const waiting = this.#find(fileId)
    if (!waiting) return
    waiting.by = personId ?? ''
    waiting.rows++
    waiting.bytes += change.byteLength
    const isFull = waiting.rows >= manyRows || waiting.bytes >= manyBytes
    const left = Math.max(0, waiting.until - this.#now())
    this.#plan(fileId, waiting, isFull ? 0 : Math.min(idleDelayMs, left))
  }

  /** A new document, or one of which nobody knows what was written to it. */
  soon(fileId: string, by: string): void {
    const waiting = this.#find(fileId)
    if (!waiting) return
    waiting.by ||= by
    this.#plan(fileId, waiting, minDelayMs)
  }

  /** Somebody wants to know what it says: what was written is not left waiting for a pause any longer. */
  hurry(fileId: string): void {
    const waiting = this.#waiting.get(fileId)
    if (!waiting) return
    waiting.until = Math.min(waiting.until, waiting.from + minDelayMs)
    this.#plan(fileId, waiting, Math.max(0, waiting.until - this.#now()))
  }

  /** Whether it is to be compacted, or is being compacted. */
  has(fileId: string): boolean {
    return this.#waiting.has(fileId) || this.#jobs.has(fileId)
  }

  /** As soon as it is its turn. Fulfilled when everything is taken in that was written until now, or the server stops. */
  async compact(fileId: string): Promise<void> {
    const job = this.#jobs.get(fileId)
    if (job?.hasBegun) {
      await overOf(job)
      return this.compact(fileId)
    }
    if (this.#isStopped) return
    await overOf(job ?? this.#enqueue(fileId))
  }

  /** Looks for what a server that was killed left behind, as many as there is room for; the others later. */
  async sweep(): Promise<void> {
    this.#lookAfter = ''
    await this.#look()
  }

  /** What is under way is waited for, and the rest stays in the journal. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#waiting.clear()
    for (const job of this.#jobs.values()) if (!job.hasBegun) job.over?.resolve()
    await Promise.all(this.#underWay)
  }

  /** Undefined when there is nothing to be planned: it is in the queue, or there are too many. */
  #find(fileId: string): Waiting | undefined {
    const known = this.#waiting.get(fileId)
    if (known || this.#isStopped) return known
    const job = this.#jobs.get(fileId)
    if (job && !job.hasBegun) return undefined
    if (this.#size >= this.#mostDocuments) {
      this.#turnAway()
      return undefined
    }
    const from = this.#now()
    const waiting = { rows: 0, bytes: 0, from, until: from + maxDelayMs, due: from + maxDelayMs, by: '' }
    this.#waiting.set(fileId, waiting)
    return waiting
  }

  get #size(): number {
    return this.#waiting.size + this.#jobs.size
  }

  #now(): number {
    return this.#options.now()
  }

  #plan(fileId: string, waiting: Waiting, delay: number): void {
    waiting.due = this.#now() + delay
    // Otherwise it comes once more when the job that is under way ends.
    if (delay > 0) this.#arm(waiting.due)
    else if (!this.#jobs.has(fileId)) this.#enqueue(fileId)
  }

  #enqueue(fileId: string): Job {
    const by = this.#waiting.get(fileId)?.by ?? ''
    this.#waiting.delete(fileId)
    const job: Job = { fileId, by, isLarge: undefined, hasBegun: false, over: undefined }
    this.#jobs.set(fileId, job)
    this.#ready.add(by, job)
    this.#next()
    return job
  }

  #next(): void {
    while (!this.#isStopped && this.#underWay.size < atOnce) {
      const job = this.#takeLarge() ?? this.#ready.take()
      if (!job) return
      const run: Promise<void> = this.#run(job).finally(() => {
        this.#underWay.delete(run)
        this.#next()
      })
      this.#underWay.add(run)
    }
  }

  #takeLarge(): Job | undefined {
    if (this.#isLargeUnderWay || this.#largeCount === 0) return undefined
    if (this.#now() < this.#largeFrom) {
      this.#arm(this.#largeFrom)
      return undefined
    }
    this.#largeCount--
    this.#isLargeUnderWay = true
    return this.#large.take()
  }

  async #run(job: Job): Promise<void> {
    try {
      if (job.isLarge === undefined) {
        job.isLarge = await this.#options.isLarge(job.fileId)
        if (job.isLarge) return this.#putOff(job)
      }
      if (this.#isStopped) return
      job.hasBegun = true
      await this.#work(job)
      this.#end(job)
      job.over?.resolve()
    } catch (error) {
      this.#end(job)
      job.over?.reject(error)
      if (!this.#isStopped) this.#retry(job, error)
    }
  }

  #putOff(job: Job): void {
    this.#largeCount++
    this.#large.add(job.by, job)
  }

  async #work({ fileId, by, isLarge }: Job): Promise<void> {
    const start = this.#now()
    try {
      await this.#options.work(fileId, by)
    } finally {
      if (isLarge) {
        this.#isLargeUnderWay = false
        this.#largeFrom = 2 * this.#now() - start
      }
    }
  }

  #end({ fileId }: Job): void {
    this.#jobs.delete(fileId)
    const waiting = this.#waiting.get(fileId)
    if (waiting) this.#plan(fileId, waiting, Math.max(0, waiting.due - this.#now()))
    void this.#look()
    const isIdle = this.#waiting.size === 0 && this.#largeCount === 0 && this.#lookAfter === undefined
    if (isIdle) this.#disarm()
  }

  #retry({ fileId, by }: Job, error: unknown): void {
    this.#options.log.error({ err: error, fileId }, 'document not compacted')
    const waiting = this.#find(fileId)
    if (!waiting) return
    waiting.by ||= by
    this.#plan(fileId, waiting, maxDelayMs)
  }

  #turnAway(): void {
    if (this.#lookAfter === undefined) this.#lookAfter = ''
    else this.#hasTurnedAway = true
  }

  /** Not for the few that there may be room for: each time all documents are looked through. */
  async #look(): Promise<void> {
    const after = this.#lookAfter
    const room = this.#mostDocuments - this.#size
    if (after === undefined || this.#isLooking || this.#isStopped || room < this.#mostDocuments / 2) return
    this.#isLooking = true
    try {
      const found = await this.#options.findDirty(after, room)
      const isComplete = found.length < room
      this.#lookAfter = isComplete ? undefined : found.at(-1)
      if (isComplete && this.#hasTurnedAway) {
        this.#hasTurnedAway = false
        this.#lookAfter = ''
        this.#arm(this.#now() + minDelayMs)
      }
      for (const fileId of found) if (!this.has(fileId)) this.soon(fileId, '')
    } catch (error) {
      if (this.#isStopped) return
      this.#options.log.warn({ err: error }, 'journal not looked through')
      this.#arm(this.#now() + maxDelayMs)
    } finally {
      this.#isLooking = false
    }
  }

  #arm(at: number): void {
    if (this.#isStopped || at >= this.#timerAt) return
    clearTimeout(this.#timer)
    this.#timerAt = at
    this.#timer = setTimeout(() => this.#wake(), Math.max(minTimerMs, at - this.#now()))
    this.#timer.unref()
  }

  #disarm(): void {
    clearTimeout(this.#timer)
    this.#timerAt = Number.POSITIVE_INFINITY
  }

  #wake(): void {
    this.#timerAt = Number.POSITIVE_INFINITY
    const now = this.#now()
    let next = Number.POSITIVE_INFINITY
    for (const [fileId, { due }] of this.#waiting) {
      // Of one that is being compacted it is looked at when that ends.
      if (this.#jobs.has(fileId)) continue
      if (due <= now) this.#enqueue(fileId)
      else next = Math.min(next, due)
    }
    if (next < Number.POSITIVE_INFINITY) this.#arm(next)
    this.#next()
    void this.#look()
  }
}

function overOf(job: Job): Promise<void> {
  job.over ??= Promise.withResolvers<void>()
  return job.over.promise
}
