interface Options<Entry> {
  commit: (entries: readonly Entry[]) => Promise<void>
  sizeOf: (entry: Entry) => number
}

interface Waiting<Entry> {
  entry: Entry
  resolve: () => void
  reject: (error: unknown) => void
}

/** One statement has a limit on its values, and a batch should not hold the others up. */
const mostEntries = 1000
const mostBytes = 16 * 1024 * 1024

/**
 * One queue for everything that wants to be on disk. Whatever came in during one turn of the event loop, or while the
 * disk was busy, goes in one commit. Not by a time window: 5 ms of waiting made a burst ten times slower.
 */
export class CommitQueue<Entry> {
  readonly #options: Options<Entry>
  readonly #waiting: Waiting<Entry>[] = []
  /** Settles with the batch that is being written, and never fails. */
  #running: Promise<void> | undefined
  #scheduled = false

  constructor(options: Options<Entry>) {
    this.#options = options
  }

  get waiting(): number {
    return this.#waiting.length
  }

  add(entry: Entry): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push({ entry, resolve, reject })
    this.#schedule()
    return promise
  }

  async settled(): Promise<void> {
    const last = this.#waiting.at(-1)
    // Waiting for the last is waiting for all before it: batches are written in order.
    if (!last) return this.#running
    const { promise, resolve } = Promise.withResolvers<void>()
    const { resolve: done, reject: failed } = last
    last.resolve = () => {
      done()
      resolve()
    }
    last.reject = (error) => {
      failed(error)
      resolve()
    }
    return promise
  }

  #schedule(): void {
    if (this.#scheduled || this.#running || this.#waiting.length === 0) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#running = this.#write(this.#nextBatch()).finally(() => {
        this.#running = undefined
        this.#schedule()
      })
    })
  }

  #nextBatch(): Waiting<Entry>[] {
    let [count, bytes] = [0, 0]
    for (const { entry } of this.#waiting) {
      bytes += this.#options.sizeOf(entry)
      if (count > 0 && (count === mostEntries || bytes > mostBytes)) break
      count++
    }
    return this.#waiting.splice(0, count)
  }

  async #write(batch: readonly Waiting<Entry>[]): Promise<void> {
    try {
      await this.#options.commit(batch.map(({ entry }) => entry))
      for (const { resolve } of batch) resolve()
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
