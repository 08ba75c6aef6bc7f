/** Lets one holder in at a time, in the order they asked. Whoever asks again while holding waits for ever. */
export class Turns {
  #last: Promise<void> = Promise.resolve()

  /** Waits for one's turn; call what it gives to end it. */
  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}
