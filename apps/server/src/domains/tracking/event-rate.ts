const windowMs = 60_000
/** An office shares its address; a person does not do so much in a minute. */
const mostPerNetwork = 240
const mostInAll = 6_000

/**
 * How many events a network may send. In memory, unlike other limits: what it guards is one write a second, and a limit in the database
 * would write for each event.
 */
export class EventRate {
  readonly #now: () => number
  #since: number
  #all = 0
  #counts = new Map<string, number>()

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#since = now()
  }

  /** Counts one; 0, or for how many milliseconds to wait. */
  take(network: string): number {
    const elapsed = this.#now() - this.#since
    if (elapsed >= windowMs) this.#begin()
    const count = this.#counts.get(network) ?? 0
    if (count >= mostPerNetwork || this.#all >= mostInAll) return windowMs - Math.max(0, this.#now() - this.#since)
    this.#counts.set(network, count + 1)
    this.#all += 1
    return 0
  }

  #begin(): void {
    this.#since = this.#now()
    this.#all = 0
    this.#counts = new Map()
  }
}
