/** Bytes that somebody, or everybody, has the server keep at a time. */
export class Memory {
  readonly #most: number
  readonly #all: Memory | undefined
  readonly #own: number
  #held = 0

  /** With a part of all that others have, but for the first `own` bytes: however much others hold, everybody has these. */
  constructor(most: number, all?: Memory, own = 0) {
    this.#most = most
    this.#all = all
    this.#own = own
  }

  get isFree(): boolean {
    return this.#held === 0
  }

  /** False, and nothing is taken, when that would be too many. */
  take(bytes: number): boolean {
    const shared = this.#sharedOf(this.#held + bytes) - this.#sharedOf(this.#held)
    if (this.#held + bytes > this.#most || this.#all?.take(shared) === false) return false
    this.#held += bytes
    return true
  }

  give(bytes: number): void {
    this.#all?.give(this.#sharedOf(this.#held) - this.#sharedOf(this.#held - bytes))
    this.#held -= bytes
  }

  #sharedOf(held: number): number {
    return Math.max(0, held - this.#own)
  }
}
