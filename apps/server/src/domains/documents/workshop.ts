import { Worker } from 'node:worker_threads'
import type { Jobs } from './jobs.ts'
import type { WorkshopAnswer, WorkshopOrder } from './workshop-worker.ts'

interface Order {
  message: WorkshopOrder
  buffers: ArrayBuffer[]
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** A document that nobody can read in this time stays as it is; the others shall not wait for it for ever. */
const patience = 120_000

/** A thread for work on documents, one job at a time. It starts with its first job, and again after it broke. */
export class Workshop {
  readonly #orders: Order[] = []
  #worker: Worker | undefined
  #current: Order | undefined
  #timer: NodeJS.Timeout | undefined
  #count = 0
  #closed = false

  /** `buffers` go over to the thread and are empty here from then on. */
  run<Name extends keyof Jobs>(
    job: Name,
    input: Parameters<Jobs[Name]>[0],
    buffers: ArrayBuffer[] = [],
  ): Promise<Awaited<ReturnType<Jobs[Name]>>> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    this.#orders.push({ message: { id: this.#count++, job, input }, buffers, resolve, reject })
    this.#next()
    return promise as Promise<Awaited<ReturnType<Jobs[Name]>>>
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#break(new Error('The workshop is closed'))
    for (const { reject } of this.#orders.splice(0)) reject(new Error('The workshop is closed'))
  }

  #next(): void {
    if (this.#current) return
    const order = this.#orders.shift()
    if (!order) return
    if (this.#closed) {
      order.reject(new Error('The workshop is closed'))
      return
    }
    this.#current = order
    this.#timer = setTimeout(() => void this.#break(new Error('A document took too long')), patience)
    this.#timer.unref()
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage(order.message, order.buffers)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./workshop-worker.ts', import.meta.url))
    worker.on('message', (answer: WorkshopAnswer) => this.#settle(answer))
    worker.on('error', (error: Error) => void this.#break(error))
    worker.on('exit', () => {
      if (this.#worker === worker) void this.#break(new Error('The workshop ended'))
    })
    return worker
  }

  #settle(answer: WorkshopAnswer): void {
    const order = this.#current
    if (order?.message.id !== answer.id) return
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
