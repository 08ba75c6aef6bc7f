import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../limits/network-of.ts'
import { KeyedSemaphore } from '../../threads/keyed-semaphore.ts'
import { endIfStalled } from '../body/stalled-body.ts'
import { whenOver } from '../connections/when-over.ts'

/** Reading, checking and parsing a larger body takes milliseconds of the thread that answers everybody. */
const largeBodyBytes = 64 * 1024
/** Nobody's browser has more under way. */
const mostWaiting = 200

/**
 * Keeps one caller's many calls from holding everybody up: only some of them are worked on at once, and only one of those has a large
 * body, which is not even read before. Small calls of whoever is not signed in have limits of their own, by what they do.
 */
export class CallTurns {
  readonly #small: KeyedSemaphore
  readonly #large = new KeyedSemaphore({ atOnce: 1, mostWaiting })
  readonly #calls = new WeakMap<FastifyRequest, Call>()

  constructor({ callsPerPerson }: { callsPerPerson: number }) {
    this.#small = new KeyedSemaphore({ atOnce: callsPerPerson, mostWaiting })
  }

  /** Refuses (-429) who has too many waiting already. Whoever goes away while waiting is never answered, and in nobody's way. */
  async wait(request: FastifyRequest, reply: FastifyReply, caller: Caller | undefined): Promise<void> {
    const isLarge = mayBeLarge(request)
    if (!isLarge && !caller) return
    const by = caller?.personId ?? caller?.guestId ?? networkOf(request.ip)
    const { ready, end } = (isLarge ? this.#large : this.#small).take(by)
    const call: Call = { end, isWorkedOn: false, isOver: false, stopWatching: () => undefined }
    this.#calls.set(request, call)
    void whenOver(reply).then(() => {
      call.isOver = true
      call.stopWatching()
      if (!call.isWorkedOn) end()
    })
    await ready
    // Until the body is here nobody works on it, and the person's next call waits.
    if (!call.isOver) call.stopWatching = endIfStalled(request.raw)
  }

  /** Does the work of a call. Its turn is over when that is done, even where its caller went away in between. */
  async work<Result>(request: FastifyRequest, handle: () => Promise<Result>): Promise<Result> {
    const call = this.#calls.get(request)
    if (!call) return handle()
    call.stopWatching()
    call.isWorkedOn = true
    try {
      return await handle()
    } finally {
      call.isWorkedOn = false
      if (call.isOver) call.end()
    }
  }
}

/** A person or a guest. */
interface Caller {
  personId: string | null
  guestId?: string | null
}

interface Call {
  readonly end: () => void
  isWorkedOn: boolean
  isOver: boolean
  stopWatching: () => void
}

/** Whoever does not say how much comes may send much. */
function mayBeLarge({ headers }: FastifyRequest): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > largeBodyBytes
}
