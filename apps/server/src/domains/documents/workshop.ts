import { Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue.ts'
import type { Jobs } from './jobs.ts'
import type { WorkshopAnswer, WorkshopOrder } from './workshop-worker.ts'

interface Order {
  message: WorkshopOrder
  buffers: ArrayBuffer[]
  patience: number
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

interface Terms {
  /** They go over to the thread and are empty here from then on. */
  buffers?: ArrayBuffer[]
  /** For whom it is: nobody's many jobs keep the one of another waiting. */
  by?: string | undefined
  /** How long the others wait for it at most. */
  patience?: number
}

export class TookTooLong extends Error {
  override message = 'A document took too long'
}

/** A thread for work on documents, one job at a time. It starts with its first job, and again after it broke. */
export class Workshop {
  readonly #orders = new FairQueue<Order>()
  #worker: Worker | undefined
  #current: Order | undefined
  #timer: NodeJS.Timeout | undefined
  #count = 0
  #closed = false

  run<Name extends keyof Jobs>(
    job: Name,
    input: Parameters<Jobs[Name]>[0],
    { buffers = [], by = '', patience = 30_000 }: Terms = {},
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#orders.add(by, { message: { id: this.#count++, job, input }, buffers, patience, resolve, reject })
    this.#next()
    return promise as Promise<Awaited<ReturnType<Jobs[Name]>>>
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#break(new Error('The workshop is closed'))
    for (let order = this.#orders.take(); order; order = this.#orders.take()) {
      order.reject(new Error('The workshop is closed'))
    }
  }

  #next(): void {
    if (this.#current) return
    const order = this.#orders.take()
    if (!order) return
    if (this.#closed) {
      order.reject(new Error('The workshop is closed'))
      return
    }
    this.#current = order
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage(order.message, order.buffers)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./workshop-worker.ts', import.meta.url))
    worker.on('message', (answer: WorkshopAnswer) => this.#hear(answer))
    worker.on('error', (error: Error) => void this.#break(error))
    worker.on('exit', () => {
      if (this.#worker === worker) void this.#break(new Error('The workshop ended'))
    })
    return worker
  }

  #hear(answer: WorkshopAnswer): void {
    const order = this.#current
    if (order?.message.id !== answer.id) return
    if ('begun' in answer) {
      // Not from when it was sent: a thread that starts has its own files to read first.
      this.#timer = setTimeout(() => void this.#break(new TookTooLong()), order.patience)
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
