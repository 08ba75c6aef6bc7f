import { Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue.ts'
import type { JobAnswer, JobOrder, JobTable } from './serve-jobs.ts'

interface Order {
  message: JobOrder
  buffers: ArrayBuffer[]
  timeoutMs: number
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

interface Terms {
  /** They go over to the thread and are empty here from then on. */
  buffers?: ArrayBuffer[]
  /** For whom it is: nobody's many jobs keep the one of another waiting. */
  by?: string | undefined
  /** How long the others wait for it at most. */
  timeoutMs?: number
}

export class TookTooLong extends Error {
  override message = 'A job took too long'
}

/** A worker thread that runs one job at a time. It starts with its first job, and again after it broke. */
export class JobThread<Jobs extends JobTable> {
  readonly #file: URL
  readonly #orders = new FairQueue<Order>()
  #worker: Worker | undefined
  #current: Order | undefined
  #timer: NodeJS.Timeout | undefined
  #count = 0
  #closed = false

  /** The file calls `serveJobs`. */
  constructor(file: URL) {
    this.#file = file
  }

  run<Name extends keyof Jobs & string>(
    job: Name,
    input: Parameters<Jobs[Name]>[0],
    { buffers = [], by = '', timeoutMs = 30_000 }: Terms = {},
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#orders.add(by, { message: { id: this.#count++, job, input }, buffers, timeoutMs, resolve, reject })
    this.#next()
    return promise as Promise<Awaited<ReturnType<Jobs[Name]>>>
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#break(closed())
    for (let order = this.#orders.take(); order; order = this.#orders.take()) order.reject(closed())
  }

  #next(): void {
    if (this.#current) return
    const order = this.#orders.take()
    if (!order) return
    if (this.#closed) {
      order.reject(closed())
      return
    }
    this.#current = order
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage(order.message, order.buffers)
  }

  #start(): Worker {
    const worker = new Worker(this.#file)
    worker.on('message', (answer: JobAnswer) => this.#hear(answer))
    worker.on('error', (error: Error) => void this.#break(error))
    worker.on('exit', () => {
      if (this.#worker === worker) void this.#break(new Error('The thread ended'))
    })
    return worker
  }

  #hear(answer: JobAnswer): void {
    const order = this.#current
    if (order?.message.id !== answer.id) return
    if ('begun' in answer) {
      // Not from when it was sent: a thread that starts has its own files to read first.
      this.#timer = setTimeout(() => void this.#break(new TookTooLong()), order.timeoutMs)
      this.#timer.unref()
      return
    }
    this.#finish()
    if ('error' in answer) order.reject(new Error(answer.error))
    else order.resolve(answer.result)
    this.#next()
  }

  #finish(): void {
    clearTimeout(this.#timer)
    this.#current = undefined
    // An idle thread is no reason for the process to stay.
    this.#worker?.unref()
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

const closed = () => new Error('The thread is closed')
