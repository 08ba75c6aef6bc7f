import { Worker } from 'node:worker_threads'
import { TookTooLong } from './job-thread.ts'
import type { JobAnswer, JobOrder, JobTable } from './serve-jobs.ts'

interface Options {
  /** The file calls `serveJobs`. */
  file: URL
  /** Of its heap. */
  maxMegabytes: number
  /** Told when the thread has ended with all that was in it, before the jobs that were under way fail. The next job starts it anew. */
  onEnd: (error: Error) => void
}

interface Order {
  timeoutMs: number
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

interface Terms {
  /** How much of a processor it may take. */
  timeoutMs: number
  /** They go over to the thread and are empty here from then on. */
  buffers?: ArrayBuffer[]
}

/** V8 lets it grow to this before it cleans up. */
const maxYoungGenerationSizeMb = 32
/** How often a job that does not end is looked at. */
const lookMs = 100
/** A thread that cannot even say how much it has taken is inside of one endless expression. */
const silentMs = 5_000

/** The jobs of a thread that has ended fail with this, but for the one that it ended for. */
export class ThreadEnded extends Error {
  override message = 'The thread has ended'
}

/**
 * A worker thread that runs jobs in the order in which they are sent, and keeps what they leave behind. Many may be under way: nobody
 * waits for an answer before the next is sent. A job that takes more of a processor than it may ends the thread, and everything in it.
 */
export class OrderedThread<Jobs extends JobTable> {
  readonly #options: Options
  /** In the order in which they were sent. */
  readonly #orders = new Map<number, Order>()
  /** What was asked for in this turn of the event loop: it goes over in one message. */
  #unsent: { messages: JobOrder[]; buffers: ArrayBuffer[] } | undefined
  #worker: Worker | undefined
  /** It has read its own files, which is no job's fault. */
  #isReady = false
  #count = 0
  #watch: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: Options) {
    this.#options = options
  }

  /** Otherwise the first job waits for it. */
  start(): void {
    this.#worker ??= this.#startWorker()
  }

  run<Name extends keyof Jobs & string>(
    job: Name,
    input: Parameters<Jobs[Name]>[0],
    { timeoutMs, buffers = [] }: Terms,
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    if (this.#closed) reject(new ThreadEnded())
    else {
      this.start()
      const id = this.#count++
      this.#unsent ??= this.#sendSoon()
      this.#unsent.messages.push({ id, job, input })
      this.#unsent.buffers.push(...buffers)
      if (this.#orders.size === 0) this.#worker?.ref()
      this.#orders.set(id, { timeoutMs, resolve, reject })
      this.#watch ??= this.#lookLater()
    }
    return promise as Promise<Awaited<ReturnType<Jobs[Name]>>>
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#end(new ThreadEnded())
  }

  #sendSoon(): { messages: JobOrder[]; buffers: ArrayBuffer[] } {
    const unsent = { messages: [], buffers: [] }
    setImmediate(() => {
      // The thread they were meant for may have ended.
      if (this.#unsent !== unsent) return
      this.#unsent = undefined
      this.#worker?.postMessage(unsent.messages, unsent.buffers)
    })
    return unsent
  }

  #startWorker(): Worker {
    const { file, maxMegabytes } = this.#options
    this.#isReady = false
    const worker = new Worker(file, {
      resourceLimits: { maxYoungGenerationSizeMb, maxOldGenerationSizeMb: maxMegabytes },
    })
    worker.on('message', (answer: JobAnswer) => this.#hear(answer))
    worker.on('error', (error: Error) => void this.#end(error, worker))
    worker.on('exit', () => void this.#end(new ThreadEnded(), worker))
    // An idle thread is no reason for the process to stay.
    worker.unref()
    return worker
  }

  #hear(answer: JobAnswer): void {
    if ('ready' in answer) {
      this.#isReady = true
      return
    }
    const order = this.#orders.get(answer.id)
    if (!order || 'begun' in answer || 'report' in answer) return
    this.#orders.delete(answer.id)
    if (this.#orders.size === 0) this.#worker?.unref()
    if ('error' in answer) order.reject(new Error(answer.error))
    else order.resolve(answer.result)
  }

  /** By processor time: on a busy machine a job takes long by the clock, for which it can do nothing. */
  #lookLater(from?: { id: number; usage: NodeJS.CpuUsage }): NodeJS.Timeout {
    const look = async () => {
      const [worker, [first]] = [this.#worker, this.#orders]
      if (!worker || !first) {
        this.#watch = undefined
        return
      }
      const [id, order] = first
      const usage = this.#isReady ? await usageOf(worker) : undefined
      if (this.#worker !== worker) return
      const isSame = this.#orders.has(id) && from?.id === id
      const spentMs =
        usage === 'silent' ? order.timeoutMs + 1 : isSame && usage ? (total(usage) - total(from.usage)) / 1000 : 0
      if (this.#orders.has(id) && spentMs > order.timeoutMs) void this.#end(new ThreadEnded(), worker, id)
      else this.#watch = this.#lookLater(isSame || !usage || usage === 'silent' ? from : { id, usage })
    }
    return setTimeout(look, lookMs).unref()
  }

  async #end(error: Error, worker = this.#worker, culprit?: number): Promise<void> {
    if (!worker || this.#worker !== worker) return
    this.#worker = undefined
    this.#unsent = undefined
    clearTimeout(this.#watch)
    this.#watch = undefined
    const orders = [...this.#orders]
    this.#orders.clear()
    if (!this.#closed) this.#options.onEnd(culprit === undefined ? error : new TookTooLong())
    for (const [id, { reject }] of orders) reject(id === culprit ? new TookTooLong() : new ThreadEnded())
    await worker.terminate()
  }
}

const total = ({ user, system }: NodeJS.CpuUsage) => user + system

async function usageOf(worker: Worker): Promise<NodeJS.CpuUsage | 'silent' | undefined> {
  const { promise: silence, resolve } = Promise.withResolvers<'silent'>()
  const timer = setTimeout(resolve, silentMs, 'silent').unref()
  const usage = await Promise.race([worker.cpuUsage(), silence]).catch(() => undefined)
  clearTimeout(timer)
  return usage
}
