/** Knows who writes to which document, for those who need one that stands still. */
export class WriteLocks {
  readonly #watches = new Map<string, Set<Watch>>()
  readonly #closed = new Map<string, Promise<void>>()

  /** Whether somebody writes from here on. */
  watch(fileId: string): Watch {
    const watch: Watch = { wrote: false, end: () => this.#end(fileId, watch) }
    const others = this.#watches.get(fileId)
    if (others) others.add(watch)
    else this.#watches.set(fileId, new Set([watch]))
    return watch
  }

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

  wrote(fileId: string): void {
    for (const watch of this.#watches.get(fileId) ?? []) watch.wrote = true
  }

  #end(fileId: string, watch: Watch): void {
    const watches = this.#watches.get(fileId)
    watches?.delete(watch)
    if (watches?.size === 0) this.#watches.delete(fileId)
  }
}

export interface Watch {
  wrote: boolean
  end: () => void
}
