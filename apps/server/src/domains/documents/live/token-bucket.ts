interface Rate {
  most: number
  perSecond: number
  now?: () => number
}

/** So much at once, and so much a second from then on. */
export class TokenBucket {
  readonly #most: number
  readonly #perSecond: number
  readonly #now: () => number
  #left: number
  #at: number

  // Not the time of day: a clock that is set back would take everything from everybody.
  constructor({ most, perSecond, now = () => performance.now() }: Rate) {
    this.#most = most
    this.#perSecond = perSecond
    this.#now = now
    this.#left = most
    this.#at = now()
  }

  /** False when it is more than is left. */
  take(amount = 1): boolean {
    this.#refill()
    if (this.#left < amount) return false
    this.#left -= amount
    return true
  }

  /** For what is known only when it is done: false when that was more than was left, which is a debt then. */
  charge(amount: number): boolean {
    this.#refill()
    this.#left -= amount
    return this.#left >= 0
  }

  /** More was charged than there was. */
  get isInDebt(): boolean {
    this.#refill()
    return this.#left < 0
  }

  get isFull(): boolean {
    this.#refill()
    return this.#left === this.#most
  }

  #refill(): void {
    const now = this.#now()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
  }
}
