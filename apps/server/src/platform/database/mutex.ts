/** Lets one holder in at a time, in the order they asked, the urgent ones first. Whoever asks again while holding waits for ever. */
export class Mutex {
  readonly #urgent: (() => void)[] = []
  readonly #others: (() => void)[] = []
  #isHeld = false

  /** Waits for one's turn; call what it gives to end it. */
  async lock({ isUrgent = false } = {}): Promise<() => void> {
    if (this.#isHeld) await new Promise<void>((resolve) => (isUrgent ? this.#urgent : this.#others).push(resolve))
    this.#isHeld = true
    return () => {
      const next = this.#urgent.shift() ?? this.#others.shift()
      // It stays held: whoever asks before the next one goes on must not come in between.
      if (next) next()
      else this.#isHeld = false
    }
  }
}
