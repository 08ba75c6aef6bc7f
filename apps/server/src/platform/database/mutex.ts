/** Lets one holder in at a time, in the order they asked. Whoever asks again while holding waits for ever. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Waits for one's turn; call what it gives to end it. */
  async lock(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}
