const windowMs = 60_000
const dayMs = 24 * 60 * windowMs
/** An office shares its address; a person does not do so much in a minute. */
const mostPerNetwork = 240
const mostInAll = 6_000
/** Of all together in a day, or a flood that never ends would fill the disk: as many rows take some 100 MB. */
const mostInDay = 200_000

/**
 * How many events a network may send. In memory, unlike other limits: what it guards is one write a second, and a limit in the database
 * would write for each event.
 */
export class EventRate {
  readonly #now: () => number
  #since: number
  #all = 0
  #counts = new Map<string, number>()
  #daySince: number
  #ofDay = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#since = now()
    this.#daySince = this.#since
  }

  /** Counts one; 0, or for how many milliseconds to wait. */
  take(network: string): number {
    const now = this.#now()
    if (now - this.#since >= windowMs) this.#begin()
    if (now - this.#daySince >= dayMs) this.#beginDay()
    if (this.#ofDay >= mostInDay) return this.#daySince + dayMs - now
    const count = this.#counts.get(network) ?? 0
    if (count >= mostPerNetwork || this.#all >= mostInAll) return windowMs - Math.max(0, now - this.#since)
    this.#counts.set(network, count + 1)
    this.#all += 1
    this.#ofDay += 1
    return 0
  }

  #beginDay(): void {
    this.#daySince = this.#now()
    this.#ofDay = 0
  }

  #begin(): void {
    this.#since = this.#now()
    this.#all = 0
    this.#counts = new Map()
  }
}
