import { Allowance } from './allowance.ts'
import type { DocumentLimits } from './settings.ts'

/** A socket, by what it takes. */
interface Sharer {
  /** Sent to it, and not read yet. */
  readonly waitingBytes: number
}

/** What one person takes of the server, over all of their sockets. */
export interface Share {
  readonly sockets: ReadonlySet<Sharer>
  /** Milliseconds of a processor, of the thread that answers everybody. */
  readonly effort: Allowance
}

/** How many times as much as in a second somebody may take at once. */
const burst = 10

/** Nobody takes so much that others wait. */
export class Shares {
  readonly #limits: DocumentLimits
  readonly #shares = new Map<string, { sockets: Set<Sharer>; effort: Allowance }>()

  constructor(limits: DocumentLimits) {
    this.#limits = limits
  }

  /** Undefined when the person has as many sockets as they may, or has just taken more than they may. */
  enter(personId: string, socket: Sharer): Share | undefined {
    const { socketsPerPerson, effortPerPerson } = this.#limits
    const share = this.#shares.get(personId) ?? {
      sockets: new Set(),
      effort: new Allowance({ most: effortPerPerson * burst, perSecond: effortPerPerson }),
    }
    if (share.sockets.size >= socketsPerPerson || share.effort.isInDebt) return undefined
    share.sockets.add(socket)
    this.#shares.set(personId, share)
    return share
  }

  leave(personId: string, socket: Sharer): void {
    this.#shares.get(personId)?.sockets.delete(socket)
    // Whoever comes back at once finds what is left, not everything anew.
    setTimeout(() => this.#forget(personId), burst * 1_000).unref()
  }

  #forget(personId: string): void {
    const share = this.#shares.get(personId)
    if (!share || share.sockets.size > 0) return
    if (share.effort.isFull) this.#shares.delete(personId)
    else setTimeout(() => this.#forget(personId), burst * 1_000).unref()
  }
}
