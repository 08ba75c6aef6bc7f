interface Options<Entry, Outcome> {
  /** Gives what became of each, in their order. */
  commit: (entries: readonly Entry[]) => Promise<readonly Outcome[]>
  sizeOf: (entry: Entry) => number
  /** Those of one document stay in their order. */
  documentOf: (entry: Entry) => string
  /** Large entries of different people take turns. */
  personOf: (entry: Entry) => string | null
}

interface Waiting<Entry, Outcome> {
  entry: Entry
  isLarge: boolean
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
  /** Fulfilled when it is written or was refused. */
  over: Promise<unknown>
}

/** One statement has a limit on its values, and a batch should not hold the others up. */
const mostEntries = 1000
const mostBytes = 16 * 1024 * 1024
/** What is larger takes the disk longer than all else that comes in meanwhile. */
export const largeWriteBytes = 256 * 1024

/**
 * One queue for everything that wants to be on disk. Whatever came in during one turn of the event loop, or while the
 * disk was busy, goes in one commit. Not by a time window: 5 ms of waiting made a burst ten times slower.
 *
 * Large entries go one by one, people's in turn, and after each all that is small: twenty of 10 MB made everybody else's words wait for
 * seconds.
 */
export class CommitQueue<Entry, Outcome> {
  readonly #options: Options<Entry, Outcome>
  #waiting: Waiting<Entry, Outcome>[] = []
  /** The batch that is being written. */
  #underWay: readonly Waiting<Entry, Outcome>[] = []
  #scheduled = false
  /** Who had a large entry written, whoever it is longest ago for first. */
  readonly #served = new Set<string | null>()
  #wasLarge = true

  constructor(options: Options<Entry, Outcome>) {
    this.#options = options
  }

  get waiting(): number {
    return this.#waiting.length
  }

  add(entry: Entry): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    const isLarge = this.#options.sizeOf(entry) > largeWriteBytes
    this.#waiting.push({ entry, isLarge, resolve, reject, over: promise.catch(() => undefined) })
    this.#schedule()
    return promise
  }

  /** When everything that was added until now is over, or everything of one document. */
  async settled(document?: string): Promise<void> {
    const { documentOf } = this.#options
    const all = [...this.#underWay, ...this.#waiting]
    const wanted = document === undefined ? all : all.filter(({ entry }) => documentOf(entry) === document)
    await Promise.all(wanted.map(({ over }) => over))
  }

  #schedule(): void {
    if (this.#scheduled || this.#underWay.length > 0 || this.#waiting.length === 0) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      this.#underWay = this.#nextBatch()
      void this.#write(this.#underWay).finally(() => {
        this.#underWay = []
        this.#schedule()
      })
    })
  }

  #nextBatch(): Waiting<Entry, Outcome>[] {
    const small = this.#nextSmall()
    const large = this.#nextLarge()
    const isTurnOfSmall = small.length > 0 && (this.#wasLarge || !large)
    this.#wasLarge = !isTurnOfSmall
    if (!isTurnOfSmall && large) this.#serve(this.#options.personOf(large.entry))
    const batch = new Set(isTurnOfSmall || !large ? small : [large])
    this.#waiting = this.#waiting.filter((waiting) => !batch.has(waiting))
    return [...batch]
  }

  /** In their order. Of a document of which one has to wait, all that follow do. */
  #nextSmall(): Waiting<Entry, Outcome>[] {
    const { sizeOf, documentOf } = this.#options
    const batch: Waiting<Entry, Outcome>[] = []
    const behind = new Set<string>()
    let bytes = 0
    for (const waiting of this.#waiting) {
      const document = documentOf(waiting.entry)
      const size = sizeOf(waiting.entry)
      const isFull = batch.length === mostEntries || (batch.length > 0 && bytes + size > mostBytes)
      if (waiting.isLarge || isFull || behind.has(document)) behind.add(document)
      else {
        bytes += size
        batch.push(waiting)
      }
    }
    return batch
  }

  /** Of those that are the first of their document, the one of whoever was served longest ago. */
  #nextLarge(): Waiting<Entry, Outcome> | undefined {
    const { documentOf, personOf } = this.#options
    const seen = new Set<string>()
    const order = [...this.#served]
    let [next, place]: [Waiting<Entry, Outcome> | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
    for (const waiting of this.#waiting) {
      const document = documentOf(waiting.entry)
      if (waiting.isLarge && !seen.has(document)) {
        const servedAt = order.indexOf(personOf(waiting.entry))
        if (servedAt < place) [next, place] = [waiting, servedAt]
      }
      seen.add(document)
    }
    return next
  }

  #serve(person: string | null): void {
    this.#served.delete(person)
    this.#served.add(person)
    // Who has not come for long is as good as new.
    if (this.#served.size > mostServed) this.#served.delete(this.#served.values().next().value ?? null)
  }

  async #write(batch: readonly Waiting<Entry, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#options.commit(batch.map(({ entry }) => entry))
      for (const [nth, { resolve }] of batch.entries()) resolve(outcomes[nth] as Outcome)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}

const mostServed = 1000
