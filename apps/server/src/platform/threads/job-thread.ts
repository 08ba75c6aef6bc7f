import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue.ts'
import type { JobAnswer, JobOrder, JobTable } from './serve-jobs.ts'

interface Order {
  message: JobOrder
  buffers: ArrayBuffer[]
  timeoutMs: number
  clockMs: number
  onReport: ((report: unknown) => void) | undefined
  signal: AbortSignal | undefined
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

interface Terms {
  /** They go over to the thread and are empty here from then on. */
  buffers?: ArrayBuffer[]
  /** For whom it is: nobody's many jobs keep the one of another waiting. */
  by?: string | undefined
  /** How much of a processor it may take. */
  timeoutMs?: number
  /** How long it may take by the clock, from when it begins; ten times that of a processor where nothing is said. */
  clockMs?: number
  /** What the job tells while it works. */
  onReport?: (report: unknown) => void
  /** Ends the job, with the thread if it is at work on it. */
  signal?: AbortSignal | undefined
}

/**
 * In megabytes. V8 lets a heap grow with what it may have at most before it cleans up: with the usual limits four threads that read
 * small documents took hundreds of megabytes. The largest document needs a few hundred.
 */
const memoryLimits = { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 1024 }

/** However busy the machine is, somebody waits for it. */
const mostByClock = 10
const silentMs = 5_000

export class TookTooLong extends Error {
  override message = 'A job took too long'
}

/**
 * A worker thread that runs one job at a time. It starts with its first job, and again after it broke. With `idleMs` it ends when there
 * was nothing to do for so long, and gives its memory back.
 */
export class JobThread<Jobs extends JobTable> {
  readonly #file: URL
  readonly #workerData: unknown
  readonly #orders = new FairQueue<Order>()
  #worker: Worker | undefined
  #current: Order | undefined
  #timer: NodeJS.Timeout | undefined
  #count = 0
  #closed = false
  #idle: NodeJS.Timeout | undefined
  readonly #idleMs: number | undefined

  /** The file calls `serveJobs`, and finds the data in `workerData`. */
  constructor(file: URL, workerData?: unknown, { idleMs }: { idleMs?: number } = {}) {
    this.#file = file
    this.#workerData = workerData
    this.#idleMs = idleMs
  }

  run<Name extends keyof Jobs & string>(
    job: Name,
    input: Parameters<Jobs[Name]>[0],
    { buffers = [], by = '', timeoutMs = 30_000, clockMs = timeoutMs * mostByClock, onReport, signal }: Terms = {},
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const message = { id: this.#count++, job, input }
    const order: Order = { message, buffers, timeoutMs, clockMs, onReport, signal, resolve, reject }
    this.#orders.add(by, order)
    signal?.addEventListener('abort', () => this.#cancel(order), { once: true })
    this.#next()
    return promise as Promise<Awaited<ReturnType<Jobs[Name]>>>
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#break(closed())
    for (let order = this.#orders.take(); order; order = this.#orders.take()) order.reject(closed())
  }

  /** One that is still in line is refused when its turn comes. */
  #cancel(order: Order): void {
    if (this.#current === order) void this.#break(order.signal?.reason as Error)
  }

  #next(): void {
    if (this.#current) return
    const order = this.#orders.take()
    if (!order) {
      this.#rest()
      return
    }
    clearTimeout(this.#idle)
    if (order.signal?.aborted) {
      order.reject(order.signal.reason as Error)
      this.#next()
      return
    }
    if (this.#closed) {
      order.reject(closed())
      return
    }
    this.#worker ??= this.#start()
    try {
      this.#worker.postMessage([order.message], order.buffers)
    } catch (error) {
      // What cannot be sent keeps nobody else waiting.
      order.reject(error as Error)
      this.#worker.unref()
      this.#next()
      return
    }
    this.#current = order
    this.#worker.ref()
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { resourceLimits: memoryLimits, workerData: this.#workerData })
    worker.on('message', (answer: JobAnswer) => this.#hear(answer))
    worker.on('error', (error: Error) => void this.#break(error))
    worker.on('exit', () => {
      if (this.#worker === worker) void this.#break(new Error('The thread ended'))
    })
    return worker
  }

  #hear(answer: JobAnswer): void {
    const order = this.#current
    if ('ready' in answer || order?.message.id !== answer.id) return
    if ('begun' in answer) {
      // Not from when it was sent: a thread that starts has its own files to read first.
      this.#watch(order)
      return
    }
    if ('report' in answer) {
      order.onReport?.(answer.report)
      return
    }
    this.#finish()
    if ('error' in answer) order.reject(new Error(answer.error))
    else order.resolve(answer.result)
    this.#next()
  }

  /** On a busy machine a job takes long by the clock, for which it can do nothing: what counts is its processor time. */
  #watch(order: Order): void {
    const worker = this.#worker
    if (!worker) return
    const from = performance.now()
    const start = worker.cpuUsage()
    // The thread may end before it can tell.
    start.catch(() => undefined)
    const look = async () => {
      const spent = await Promise.race([processorMs(worker, start), silent()]).catch(() => Number.POSITIVE_INFINITY)
      if (this.#current !== order) return
      const left = order.timeoutMs - spent
      if (left <= 0 || performance.now() - from >= order.clockMs) void this.#break(new TookTooLong())
      else wait(untilNextLook(left))
    }
    const untilNextLook = (left: number) =>
      Math.min(Math.max(left, 100), Math.max(order.clockMs - (performance.now() - from), 0))
    const wait = (ms: number) => {
      this.#timer = setTimeout(look, ms)
      this.#timer.unref()
    }
    wait(untilNextLook(order.timeoutMs))
  }

  #finish(): void {
    clearTimeout(this.#timer)
    this.#current = undefined
    // An idle thread is no reason for the process to stay.
    this.#worker?.unref()
  }

  #rest(): void {
    clearTimeout(this.#idle)
    if (this.#idleMs === undefined || !this.#worker) return
    this.#idle = setTimeout(() => !this.#current && void this.#break(new Error('Idle')), this.#idleMs).unref()
  }

  async #break(error: Error): Promise<void> {
    const [worker, order] = [this.#worker, this.#current]
    this.#worker = undefined
    this.#finish()
    order?.reject(error)
    await worker?.terminate()
    this.#next()
  }
}

async function processorMs(worker: Worker, start: Promise<NodeJS.CpuUsage>): Promise<number> {
  const { user, system } = await worker.cpuUsage(await start)
  return (user + system) / 1000
}

/** A thread that does not even say this, inside of one endless expression, has had its time. */
async function silent(): Promise<number> {
  await sleep(silentMs, undefined, { ref: false })
  return Number.POSITIVE_INFINITY
}

const closed = () => new Error('The thread is closed')
