import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import { FairSemaphore } from '../../threads/fair-semaphore.ts'
import { KeyedSemaphore } from '../../threads/keyed-semaphore.ts'
import { whenOver } from './when-over.ts'

/** Each may be 12 MB, and stays in memory until the network has taken it. */
const defaults = { perPerson: 2, inAll: 16 }
/** Of one person; others are refused. */
const mostWaiting = 20

interface Limits {
  /** While others wait, an answer is ended that has been sent for longer. */
  patienceMs: number
  perPerson?: number
  inAll?: number
}

interface Sending {
  socket: Socket
  since: number
}

/** Keeps few large answers in memory at once, each from before it is made until it has been sent or its connection is closed. */
export class LargeAnswers {
  readonly #own: KeyedSemaphore
  readonly #seats: FairSemaphore
  readonly #inAll: number
  readonly #patienceMs: number
  /** The oldest first. */
  readonly #sending = new Set<Sending>()
  #waiting = 0
  #timer: NodeJS.Timeout | undefined

  constructor({ patienceMs, perPerson = defaults.perPerson, inAll = defaults.inAll }: Limits) {
    this.#own = new KeyedSemaphore({ atOnce: perPerson, mostWaiting })
    this.#seats = new FairSemaphore(inAll)
    this.#inAll = inAll
    this.#patienceMs = patienceMs
  }

  /** Refuses (-429) who has too many waiting already. */
  async send(by: string, reply: FastifyReply, make: () => Promise<string>): Promise<FastifyReply> {
    const turn = this.#own.take(by)
    const over = whenOver(reply).then(turn.end)
    await Promise.race([turn.ready, over])
    const { socket } = reply.request.raw
    this.#waiting++
    this.#endOverdue()
    await this.#seats.hold(by, async () => {
      this.#waiting--
      // Nobody is there any more.
      if (socket.destroyed) return void reply.hijack()
      const sending = { socket, since: performance.now() }
      this.#sending.add(sending)
      try {
        // The text itself is not kept beside its bytes.
        reply.send(Buffer.from(await make()))
        await over
      } finally {
        this.#sending.delete(sending)
      }
    })
    return reply
  }

  /** Readers who take ever so little of their answers do not keep everybody else from theirs. */
  #endOverdue(): void {
    clearTimeout(this.#timer)
    if (this.#sending.size < this.#inAll) return
    let waiting = this.#waiting
    for (const sending of this.#sending) {
      if (waiting-- <= 0) return
      const leftMs = sending.since + this.#patienceMs - performance.now()
      if (leftMs > 0) {
        this.#timer = setTimeout(() => this.#endOverdue(), leftMs).unref()
        return
      }
      sending.socket.destroy()
    }
  }
}
