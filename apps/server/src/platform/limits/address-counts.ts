import { networkOf } from './network-of.ts'

/** How many connections come from each address, so that nobody opens them without end by never saying who they are. */
export class AddressCounts {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** What to call when the connection is closed; undefined when there are as many as there may be. */
  enter(address: string): (() => void) | undefined {
    const network = networkOf(address)
    const before = this.#counts.get(network) ?? 0
    if (before >= this.#most) return undefined
    this.#counts.set(network, before + 1)
    return () => {
      const left = (this.#counts.get(network) ?? 1) - 1
      if (left > 0) this.#counts.set(network, left)
      else this.#counts.delete(network)
    }
  }
}
