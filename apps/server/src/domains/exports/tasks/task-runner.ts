import { setTimeout as sleep } from 'node:timers/promises'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import type { Log } from '../../../platform/log.ts'
import { newId } from '../../../platform/random.ts'
import { FairSemaphore } from '../../../platform/threads/fair-semaphore.ts'
import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import { type ExportFailure, ExportRefused, failed, timedOut } from '../export-failure.ts'
import { exportFormatOf } from '../export-formats.ts'
import type { Render, RenderOrder } from '../rendering/renderer.ts'
import type { ExportTask } from '../tables.ts'
import type { TaskStore } from './task-store.ts'

interface Options {
  store: TaskStore
  /** What is rendered; throws an `ExportRefused` where nothing is to be. */
  gather: (task: ExportTask) => Promise<RenderOrder>
  render: Render
  /** How many are rendered at once. */
  atOnce: number
  blobs: Pick<Blobs, 'put' | 'remove'>
  log: Log
  onOver?: (failure: ExportFailure | null) => void
}

/** Waiting and at work in this process. */
const mostKnown = 200
/** When a thread breaks, a task is tried once more. */
const mostAttempts = 2
const beatMs = 5_000
/** Others of the same person are at work, maybe in another process. */
const busyMs = 250
/** The database refused or is away. */
const brokenMs = 1_000
/** So often the database is told how far it is. */
const progressMs = 500

/** Works on the tasks of this process, those of each person in turn, and takes over those of processes that are gone. */
export class TaskRunner {
  readonly #options: Options
  readonly #seats: FairSemaphore
  readonly #known = new Map<string, AbortController>()
  readonly #working = new Set<Promise<void>>()
  readonly #timer: NodeJS.Timeout
  #beating: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor(options: Options) {
    this.#options = options
    this.#seats = new FairSemaphore(options.atOnce)
    // An idle process asks the database nothing: of lost tasks it hears when somebody asks how far they are.
    this.#timer = setInterval(() => {
      if (this.#known.size > 0) void this.beat()
    }, beatMs).unref()
    void this.beat()
  }

  get isFull(): boolean {
    return this.#isStopped || this.#known.size >= mostKnown
  }

  get count(): number {
    return this.#known.size
  }

  add(task: ExportTask): void {
    if (this.#known.has(task.id)) return
    const controller = new AbortController()
    this.#known.set(task.id, controller)
    const work = this.#work(task, controller.signal).finally(() => {
      this.#known.delete(task.id)
      this.#working.delete(work)
    })
    this.#working.add(work)
  }

  /** If it is one of this process. */
  end(id: string): void {
    this.#known.get(id)?.abort(new Error('The export was cancelled'))
  }

  /** Says that this process is there, ends what others have cancelled, and takes what others have lost. */
  beat(): Promise<void> {
    this.#beating = this.#beating.then(async () => {
      try {
        const ids = [...this.#known.keys()]
        const left = await this.#options.store.seen(ids)
        for (const id of ids) if (!left.has(id)) this.end(id)
        if (this.isFull) return
        for (const task of await this.#options.store.takeLost()) this.add(task)
      } catch (error) {
        this.#options.log.warn({ err: error }, 'tasks of exports not looked after')
      }
    })
    return this.#beating
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    for (const id of this.#known.keys()) this.end(id)
    await this.#beating
    await Promise.all(this.#working)
    await this.#options.store.leave()
  }

  async #work(task: ExportTask, signal: AbortSignal): Promise<void> {
    const { store, log, onOver } = this.#options
    const over = async (failure: ExportFailure) => {
      if (await store.fail(task.id, failure)) onOver?.(failure)
    }
    for (let attempt = task.attempts + 1; !signal.aborted; ) {
      try {
        // The one before was killed, maybe by this very document.
        if (task.attempts >= mostAttempts) return await over(timedOut)
        const outcome = await this.#seats.hold(task.holder, () => this.#attempt(task, signal, attempt))
        if (outcome === 'done') return
        if (outcome === 'busy') await sleep(busyMs)
        else if (outcome === 'broken') attempt++
        else return await over(outcome)
      } catch (error) {
        // Two that begin at once may lock each other out, and the database may be away: the task is still to be done.
        log.error({ err: error, fileId: task.file_id }, 'export not worked on')
        await sleep(brokenMs, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  async #attempt(
    task: ExportTask,
    signal: AbortSignal,
    attempt: number,
  ): Promise<'done' | 'busy' | 'broken' | ExportFailure> {
    const { store, log } = this.#options
    if (signal.aborted) return 'done'
    const begun = await store.begin(task)
    if (begun !== 'begun') return begun === 'busy' ? 'busy' : 'done'
    try {
      await this.#render(task, signal)
      return 'done'
    } catch (error) {
      // Cancelled, or this process ends: then another one begins it again.
      if (signal.aborted) return 'done'
      if (error instanceof ExportRefused) return error.failure
      log.warn({ err: error, fileId: task.file_id, format: task.format }, 'export failed')
      if (error instanceof TookTooLong) return timedOut
      if (attempt >= mostAttempts) return failed
      return (await store.putBack(task.id)) ? 'broken' : 'done'
    }
  }

  async #render(task: ExportTask, signal: AbortSignal): Promise<void> {
    const { store, gather, render, blobs, onOver } = this.#options
    const order = await gather(task)
    signal.throwIfAborted()
    const bytes = await render(order, { by: task.holder, signal, onProgress: this.#teller(task.id) })
    // No row would name it any more.
    const before = await store.keyOf(task.id)
    if (before !== null) await blobs.remove(before)
    const key = newId()
    if (!(await store.noteKey(task.id, key))) return
    await blobs.put(key, bytes, { size: bytes.byteLength, type: exportFormatOf(task.format)?.mediaType ?? '' })
    if (await store.finish(task.id, bytes.byteLength)) onOver?.(null)
    else await blobs.remove(key)
  }

  #teller(id: string): (done: number, steps: number) => void {
    let toldAt = 0
    return (done, steps) => {
      if (performance.now() - toldAt < progressMs) return
      toldAt = performance.now()
      this.#options.store.progress(id, done, steps).catch((error) => {
        this.#options.log.warn({ err: error }, 'progress of an export not noted')
      })
    }
  }
}
