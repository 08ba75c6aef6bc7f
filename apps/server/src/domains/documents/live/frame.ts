import * as Y from 'yjs'

/** What a client may send, by the numbers of the protocol of Hocuspocus. */
const frameTypes = {
  sync: 0,
  awareness: 1,
  authentication: 2,
  queryAwareness: 3,
  stateless: 5,
  close: 7,
} as const

export type Frame =
  | { type: 'sync'; name: string; step: 0 | 1 | 2; payload: Uint8Array }
  | { type: 'awareness' | 'stateless'; name: string; payload: Uint8Array }
  | { type: 'authentication' | 'queryAwareness' | 'close'; name: string }

/** Reads what a frame is; undefined when it is nothing that a client of ours sends. */
export function readFrame(bytes: Uint8Array): Frame | undefined {
  try {
    return read(new Reader(bytes))
  } catch (error) {
    // It ends too early, or its words are none.
    if (error instanceof RangeError || error instanceof TypeError) return undefined
    throw error
  }
}

function read(reader: Reader): Frame | undefined {
  const name = decoder.decode(reader.bytes())
  switch (reader.number()) {
    case frameTypes.sync: {
      const step = reader.number()
      const payload = reader.bytes()
      if (step !== 0 && step !== 1 && step !== 2) return undefined
      return { type: 'sync', name, step, payload }
    }
    case frameTypes.awareness:
      return { type: 'awareness', name, payload: reader.bytes() }
    case frameTypes.stateless: {
      const payload = reader.bytes()
      decoder.decode(payload)
      return { type: 'stateless', name, payload }
    }
    case frameTypes.authentication:
      reader.number()
      decoder.decode(reader.bytes())
      // The version of its program, which older ones do not tell.
      if (reader.hasMore) decoder.decode(reader.bytes())
      return { type: 'authentication', name }
    case frameTypes.queryAwareness:
      return { type: 'queryAwareness', name }
    case frameTypes.close:
      return { type: 'close', name }
    default:
      return undefined
  }
}

const mostAuthors = 100_000

// What is no text, Hocuspocus would print with all that was called before it.
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Whether somebody's state vector can be read, and names no more authors than documents have. */
export function isStateVector(bytes: Uint8Array): boolean {
  try {
    if (new Reader(bytes).number() > mostAuthors) return false
    Y.decodeStateVector(bytes)
    return true
  } catch {
    return false
  }
}

/** Whose presences these are; undefined when they are none. Each is the number of a client, a count, and what it says of itself as JSON. */
export function clientsIn(bytes: Uint8Array): number[] | undefined {
  try {
    const reader = new Reader(bytes)
    const clients: number[] = []
    for (let left = reader.number(); left > 0; left--) {
      clients.push(reader.number())
      reader.number()
      JSON.parse(decoder.decode(reader.bytes()))
    }
    return clients
  } catch {
    return undefined
  }
}

class Reader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get hasMore(): boolean {
    return this.#at < this.#bytes.byteLength
  }

  /** Seven bits a byte, the lowest first. */
  number(): number {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes[this.#at++]
      if (byte === undefined || value > Number.MAX_SAFE_INTEGER) throw new RangeError('No number')
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }

  bytes(): Uint8Array {
    const length = this.number()
    if (length > this.#bytes.byteLength - this.#at) throw new RangeError('Too short')
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }
}
