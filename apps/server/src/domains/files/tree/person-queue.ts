/**
 * Runs the work of each person in order, one piece at a time. Where transactions of one person wait for each other anyway, they wait here:
 * inside the database each would take a connection, of which there are ten for everybody, and others would get none in time.
 */
export class PersonQueue {
  readonly #last = new Map<string, Promise<unknown>>()

  async run<Result>(personId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(personId) ?? Promise.resolve()
    const result = before.then(work)
    // Whoever comes next does not care how this one ended.
    const done = result.catch(() => undefined)
    this.#last.set(personId, done)
    try {
      return await result
    } finally {
      if (this.#last.get(personId) === done) this.#last.delete(personId)
    }
  }
}
