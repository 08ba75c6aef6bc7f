import type { Hit, SearchedText } from './find-in-texts.ts'
import type { Query } from './pattern.ts'
import type { PatternAnswer, PatternRequest } from './pattern-worker.ts'
import { type PatternWorker, startPatternWorker } from './start-pattern-worker.ts'

export type PatternResult = { readonly hits: readonly Hit[] } | { readonly problem: 'slow' | 'failed' }

/** Longer than any pattern that people mean takes, shorter than they wait. */
const deadlineMs = 1_000

interface Pending {
  readonly request: PatternRequest
  readonly done: (result: PatternResult) => void
}

/**
 * Looks for regular expressions in a worker. Nothing can interrupt one that backtracks, `(a+)+$` for one, but ending its
 * thread. Only the last request is answered.
 */
export class PatternSearch {
  #worker: PatternWorker | null = null
  #pending: Pending | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #count = 0

  find(query: Query, texts: readonly SearchedText[], done: (result: PatternResult) => void): void {
    this.#pending = { request: { nth: ++this.#count, query, texts }, done }
    this.#send()
  }

  /** What runs goes on to its end or its deadline; nobody hears of it. */
  cancel(): void {
    this.#pending = null
  }

  #send(): void {
    this.#worker ??= this.#start()
    if (this.#pending) this.#worker.postMessage(this.#pending.request)
  }

  #start(): PatternWorker {
    const worker = startPatternWorker()
    worker.addEventListener('message', ({ data }: MessageEvent<PatternAnswer>) => {
      if (worker === this.#worker) this.#take(data)
    })
    worker.addEventListener('error', () => {
      if (worker !== this.#worker) return
      this.#finish({ problem: 'failed' })
    })
    return worker
  }

  #take({ nth, hits }: PatternAnswer): void {
    clearTimeout(this.#timer)
    if (!hits) this.#timer = setTimeout(() => this.#giveUp(nth), deadlineMs)
    else if (nth === this.#pending?.request.nth) this.#finish({ hits })
    else if (!this.#pending) this.#end()
  }

  #giveUp(nth: number): void {
    if (nth === this.#pending?.request.nth) {
      this.#finish({ problem: 'slow' })
      return
    }
    this.#end()
    // An earlier one held it up.
    if (this.#pending) this.#send()
  }

  #finish(result: PatternResult): void {
    const pending = this.#pending
    this.#pending = null
    // The next search may never come, nor anybody who says so: an editor is left without a word.
    this.#end()
    pending?.done(result)
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.#worker?.terminate()
    this.#worker = null
  }
}
