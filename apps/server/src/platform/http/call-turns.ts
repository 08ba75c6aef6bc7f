import type { FastifyRequest } from 'fastify'
import { networkOf } from '../limits/network-of.ts'
import type { Session } from '../sessions/sessions.ts'
import { type Turn, Turns } from '../threads/turns.ts'

/** Reading, checking and parsing a larger body takes milliseconds of the thread that answers everybody. */
const largeBodyBytes = 64 * 1024
/** Nobody's browser has more under way. */
const mostWaiting = 200

/**
 * Keeps one caller's many calls from holding everybody up: only some of them are worked on at once, and only one of those has a large
 * body, which is not even read before. Small calls of whoever is not signed in have limits of their own, by what they do.
 */
export class CallTurns {
  readonly #small: Turns
  readonly #large = new Turns({ atOnce: 1, mostWaiting })
  readonly #taken = new WeakMap<FastifyRequest, Turn>()

  constructor({ callsPerPerson }: { callsPerPerson: number }) {
    this.#small = new Turns({ atOnce: callsPerPerson, mostWaiting })
  }

  /** Refuses (-429) who has too many waiting already. */
  async wait(request: FastifyRequest, session: Session | undefined): Promise<void> {
    const isLarge = mayBeLarge(request)
    if (!isLarge && !session) return
    const by = session?.personId ?? networkOf(request.ip)
    const turn = (isLarge ? this.#large : this.#small).take(by)
    this.#taken.set(request, turn)
    await turn.ready
  }

  end(request: FastifyRequest): void {
    this.#taken.get(request)?.end()
  }
}

/** Whoever does not say how much comes may send much. */
function mayBeLarge({ headers }: FastifyRequest): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > largeBodyBytes
}
