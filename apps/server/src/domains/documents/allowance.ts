/** So much at once, and so much a second from then on. */
export class Allowance {
  readonly #most: number
  readonly #perSecond: number
  readonly #now: () => number
  #left: number
  #at: number

  constructor({ most, perSecond, now = Date.now }: { most: number; perSecond: number; now?: () => number }) {
    this.#most = most
    this.#perSecond = perSecond
    this.#now = now
    this.#left = most
    this.#at = now()
  }

  /** False when it is more than is left. */
  take(amount = 1): boolean {
    const now = this.#now()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < amount) return false
    this.#left -= amount
    return true
  }
}
