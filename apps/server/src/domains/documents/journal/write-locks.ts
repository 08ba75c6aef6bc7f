/** Keeps those who write to a document in this server waiting, for somebody who needs it to stand still. */
export class WriteLocks {
  readonly #closed = new Map<string, Promise<void>>()

  /** Everybody waits until it is opened again. Call what it gives to open it. */
  async close(fileId: string): Promise<() => void> {
    for (let other = this.#closed.get(fileId); other; other = this.#closed.get(fileId)) await other
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#closed.set(fileId, promise)
    return () => {
      this.#closed.delete(fileId)
      resolve()
    }
  }

  /** Undefined when nobody has to wait. */
  closed(fileId: string): Promise<void> | undefined {
    return this.#closed.get(fileId)
  }
}
