import { type ClientPresence, readPresences, writeFrame } from './frame.ts'
import type { Socket } from './socket.ts'

interface Present extends ClientPresence {
  socket: Socket
}

const gone = 'null'

/** What those who have a document open say of themselves: where they are, what they have selected. */
export class Presence {
  readonly #fileId: string
  readonly #present = new Map<number, Present>()
  /** Written once for all who ask until somebody says something else. */
  #frame: Uint8Array | undefined

  constructor(fileId: string) {
    this.#fileId = fileId
  }

  /** Of everybody, for somebody who comes in; undefined when there is nobody. */
  get frame(): Uint8Array | undefined {
    if (this.#present.size === 0) return undefined
    this.#frame ??= writeFrame.presences(this.#fileId, [...this.#present.values()])
    return this.#frame
  }

  /** Takes in what a socket says of its clients; gives what is news. Nobody speaks for somebody else. */
  update(socket: Socket, payload: Uint8Array): ClientPresence[] {
    const news: ClientPresence[] = []
    this.#frame = undefined
    for (const { client, clock, state } of readPresences(payload) ?? []) {
      const known = this.#present.get(client)
      if (known && (known.clock > clock || (known.clock === clock && state !== gone))) continue
      if (known && known.socket.holderId !== socket.holderId) continue
      if (state === gone) {
        if (!known) continue
        this.#present.delete(client)
      } else this.#present.set(client, { client, clock, state, socket })
      news.push({ client, clock, state })
    }
    return news
  }

  /** Nobody is at a socket any more; gives what is news. */
  leave(socket: Socket): ClientPresence[] {
    const left = [...this.#present.values()].filter((present) => present.socket === socket)
    for (const { client } of left) this.#present.delete(client)
    this.#frame = undefined
    return left.map(({ client, clock }) => ({ client, clock: clock + 1, state: gone }))
  }
}
