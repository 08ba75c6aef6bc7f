import type { DocumentLimits } from '../settings.ts'
import { Memory } from './memory.ts'
import { TokenBucket } from './token-bucket.ts'

/** A socket, by what it takes. */
interface UsageSource {
  /** Sent to it, and not read yet. */
  readonly waitingBytes: number
  readonly fileId: string
  /** Of its document. */
  readonly openBytes: number
}

/** What one person takes of the server, over all of their sockets. */
export interface PersonUsage {
  readonly sockets: ReadonlySet<UsageSource>
  /** Milliseconds of a processor, of the thread that answers everybody. */
  readonly effort: TokenBucket
  /** How often they say where they are. Everybody in a document is told each time. */
  readonly presences: TokenBucket
  /** For frames that are not whole yet, and for those that wait for others before them. */
  readonly memory: Memory
  /** Of all documents that they have open. */
  readonly mostOpenBytes: number
}

/** How many times as much as in a second somebody may take at once. */
const burst = 10
const megabyte = 1024 * 1024
/** Three documents of the largest size, and as many as a small machine has room for. */
const mostMemory = 40 * megabyte
const mostMemoryForAll = 160 * megabyte
/** What typing takes, and a little more. */
const ownMemory = megabyte

/** Nobody takes so much that others wait. */
export class PersonUsages {
  readonly #limits: DocumentLimits
  readonly #usages = new Map<string, PersonUsage & { sockets: Set<UsageSource> }>()
  readonly #memory = new Memory(mostMemoryForAll)

  constructor(limits: DocumentLimits) {
    this.#limits = limits
  }

  /** Undefined when the person has as many sockets as they may, or has just taken more than they may. */
  enter(personId: string, socket: UsageSource): PersonUsage | undefined {
    const { socketsPerPerson, effortPerPerson, openBytesPerPerson } = this.#limits
    const usage = this.#usages.get(personId) ?? {
      sockets: new Set(),
      effort: new TokenBucket({ most: effortPerPerson * burst, perSecond: effortPerPerson }),
      presences: new TokenBucket({ most: 200, perSecond: 100 }),
      memory: new Memory(mostMemory, this.#memory, ownMemory),
      mostOpenBytes: openBytesPerPerson,
    }
    if (usage.sockets.size >= socketsPerPerson || usage.effort.isInDebt) return undefined
    usage.sockets.add(socket)
    this.#usages.set(personId, usage)
    return usage
  }

  leave(personId: string, socket: UsageSource): void {
    this.#usages.get(personId)?.sockets.delete(socket)
    // Whoever comes back at once finds what is left, not everything anew.
    setTimeout(() => this.#forget(personId), burst * 1_000).unref()
  }

  #forget(personId: string): void {
    const usage = this.#usages.get(personId)
    if (!usage || usage.sockets.size > 0) return
    if (usage.effort.isFull && usage.memory.isFree) this.#usages.delete(personId)
    else setTimeout(() => this.#forget(personId), burst * 1_000).unref()
  }
}
