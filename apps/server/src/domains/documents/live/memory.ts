/** Bytes that somebody, or everybody, has the server keep at a time. */
export class Memory {
  readonly #most: number
  readonly #all: Memory | undefined
  #held = 0

  /** With a part of all that others have. */
  constructor(most: number, all?: Memory) {
    this.#most = most
    this.#all = all
  }

  get isFree(): boolean {
    return this.#held === 0
  }

  /** False, and nothing is taken, when that would be too many. */
  take(bytes: number): boolean {
    if (this.#held + bytes > this.#most || this.#all?.take(bytes) === false) return false
    this.#held += bytes
    return true
  }

  give(bytes: number): void {
    this.#held -= bytes
    this.#all?.give(bytes)
  }
}
