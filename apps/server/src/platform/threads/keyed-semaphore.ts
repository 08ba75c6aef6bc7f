import { tooMany } from '../limits/too-many.ts'

interface Line {
  busy: number
  waiting: (() => void)[]
}

export interface Turn {
  /** When it has come. */
  ready: Promise<void>
  /** Whoever went away before it came is in nobody's way any more. */
  end: () => void
}

/** Lets each caller have so many turns at once. Further ones wait in line behind that caller's own, and behind nobody else's. */
export class KeyedSemaphore {
  readonly #lines = new Map<string, Line>()
  readonly #atOnce: number
  readonly #mostWaiting: number

  constructor(limits: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = limits.atOnce
    this.#mostWaiting = limits.mostWaiting
  }

  /** Refuses (-429) a caller with too many in line. */
  take(by: string): Turn {
    const line = this.#lines.get(by) ?? { busy: 0, waiting: [] }
    this.#lines.set(by, line)
    const { promise: ready, resolve: come } = Promise.withResolvers<void>()
    if (line.busy < this.#atOnce) {
      line.busy++
      come()
    } else if (line.waiting.length < this.#mostWaiting) line.waiting.push(come)
    else throw tooMany(-429, 1_000)

    let isOver = false
    const end = () => {
      if (isOver) return
      isOver = true
      const place = line.waiting.indexOf(come)
      if (place >= 0) line.waiting.splice(place, 1)
      else this.#pass(by, line)
    }
    return { ready, end }
  }

  #pass(by: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) next()
    else if (--line.busy === 0) this.#lines.delete(by)
  }
}
