import { FairQueue } from './fair-queue.ts'

/** Lets so many work at once; the others wait, everybody in turn. */
export class FairSemaphore {
  readonly #waiting = new FairQueue<() => void>()
  #free: number

  constructor(count: number) {
    this.#free = count
  }

  async hold<Result>(by: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.add(by, resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.take()
      if (next) next()
      else this.#free++
    }
  }
}
