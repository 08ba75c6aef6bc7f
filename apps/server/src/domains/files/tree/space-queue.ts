/**
 * Runs the work in each space in order, one piece at a time. Where transactions in one space wait for each other anyway, they wait here:
 * inside the database each would take a connection, of which there are ten for everybody, and others would get none in time.
 */
export class SpaceQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  async run<Result>(spaceId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(spaceId) ?? Promise.resolve()
    const result = before.then(work)
    // Whoever comes next does not care how this one ended.
    const done = result.catch(() => undefined)
    this.#last.set(spaceId, done)
    try {
      return await result
    } finally {
      if (this.#last.get(spaceId) === done) this.#last.delete(spaceId)
    }
  }
}
