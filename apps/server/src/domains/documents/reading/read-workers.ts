import { TookTooLong } from '../../../platform/threads/job-thread.ts'
import type { DocumentWorker } from './document-worker.ts'

/** To read or to write a larger document takes a good part of a second. */
const largeDocumentBytes = 256 * 1024
/** What takes longer is done among the large ones, however small it is; the document is known as one of them from then on. */
const smallJobMs = 400
const mostKnown = 10_000

interface Desk {
  worker: DocumentWorker
  /** To be given along with a job. */
  terms: { timeoutMs?: number }
}

/** Where documents are read and written: nobody with a small one waits for a large one, nor for a small one that is slow. */
export class ReadWorkers {
  readonly #small: Desk
  readonly #large: Desk
  readonly #slow = new Set<string>()

  constructor({ small, large }: { small: DocumentWorker; large: DocumentWorker }) {
    this.#small = { worker: small, terms: { timeoutMs: smallJobMs } }
    this.#large = { worker: large, terms: {} }
  }

  get all(): readonly Desk[] {
    return [this.#small, this.#large]
  }

  /**
   * Does something with so many bytes, of a document or from a person, and once more at the other desk where it takes too long at the
   * first.
   */
  async at<Result>(bytes: number, of: string, work: (desk: Desk) => Promise<Result>): Promise<Result> {
    if (bytes > largeDocumentBytes || this.#slow.has(of)) return work(this.#large)
    try {
      return await work(this.#small)
    } catch (error) {
      if (!(error instanceof TookTooLong)) throw error
      this.#slow.add(of)
      // Who has not come for long may be tried again.
      if (this.#slow.size > mostKnown) this.#slow.delete(this.#slow.values().next().value ?? '')
      return work(this.#large)
    }
  }
}
