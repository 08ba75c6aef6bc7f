/**
 * What is sent over a socket, by the numbers of the protocol of Hocuspocus, whose provider the app uses. A frame is the name of its
 * document, the number of its type, and the rest.
 */
const frameTypes = {
  sync: 0,
  awareness: 1,
  authentication: 2,
  queryAwareness: 3,
  stateless: 5,
  close: 7,
  syncStatus: 8,
} as const
/** Of frames of the type `sync`, as in y-protocols. */
const syncSteps = { stateVector: 0, missing: 1, update: 2 } as const
const isAuthenticated = 2

export type Frame =
  | { type: 'sync'; name: string; step: 0 | 1 | 2; payload: Uint8Array }
  | { type: 'awareness'; name: string; payload: Uint8Array }
  | { type: 'stateless'; name: string; text: string }
  | { type: 'authentication'; name: string; token: string }
  | { type: 'queryAwareness' | 'close'; name: string }

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
      const payload = reader.last()
      if (step !== 0 && step !== 1 && step !== 2) return undefined
      return { type: 'sync', name, step, payload }
    }
    case frameTypes.awareness:
      return { type: 'awareness', name, payload: reader.last() }
    case frameTypes.stateless:
      return { type: 'stateless', name, text: decoder.decode(reader.last()) }
    case frameTypes.authentication:
      // What follows the token, the version of its program, is of no use here.
      reader.number()
      return { type: 'authentication', name, token: decoder.decode(reader.bytes()) }
    case frameTypes.queryAwareness:
      return { type: 'queryAwareness', name }
    case frameTypes.close:
      return { type: 'close', name }
    default:
      return undefined
  }
}

// What is no text is no frame.
const decoder = new TextDecoder('utf-8', { fatal: true })
const encoder = new TextEncoder()

/** What the server sends. */
export const writeFrame = {
  /** What they may do is told by a message of ours, and may change. */
  authenticated: (name: string) =>
    frame(name, [frameTypes.authentication, isAuthenticated], encoder.encode('read-write')),
  /** What the document has: the client answers with what is missing here. */
  stateVector: (name: string, bytes: Uint8Array) => frame(name, [frameTypes.sync, syncSteps.stateVector], bytes),
  /** What the client does not have. */
  missing: (name: string, change: Uint8Array) => frame(name, [frameTypes.sync, syncSteps.missing], change),
  update: (name: string, change: Uint8Array) => frame(name, [frameTypes.sync, syncSteps.update], change),
  /** Whether a change was taken in. */
  syncStatus: (name: string, isSaved: boolean) => frame(name, [frameTypes.syncStatus, isSaved ? 1 : 0]),
  stateless: (name: string, message: string) => frame(name, [frameTypes.stateless], encoder.encode(message)),
}

/** In one piece: several are written for every change. The numbers of a type have seven bits. */
function frame(name: string, type: readonly number[], payload?: Uint8Array): Uint8Array {
  const nameBytes = Buffer.byteLength(name)
  const length = sized(nameBytes) + type.length + (payload ? sized(payload.byteLength) : 0)
  const bytes = Buffer.allocUnsafe(length)
  let at = writeNumber(bytes, 0, nameBytes)
  at += bytes.write(name, at)
  for (const number of type) bytes[at++] = number
  if (payload) bytes.set(payload, writeNumber(bytes, at, payload.byteLength))
  return bytes
}

/** Of so many bytes behind their number. */
function sized(bytes: number): number {
  let digits = 1
  for (let rest = bytes; rest >= 128; rest = Math.floor(rest / 128)) digits++
  return digits + bytes
}

/** Seven bits a byte, the lowest first. Gives where what follows begins. */
function writeNumber(bytes: Uint8Array, from: number, value: number): number {
  let [at, rest] = [from, value]
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes[at++] = (rest % 128) + 128
  bytes[at++] = rest
  return at
}

class Reader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Seven bits a byte, the lowest first. */
  number(): number {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes[this.#at++]
      if (byte === undefined) throw new RangeError('Too short')
      value += (byte & 127) * factor
      if (!Number.isSafeInteger(value) || factor > Number.MAX_SAFE_INTEGER) throw new RangeError('No number')
      if (byte < 128) return value
    }
  }

  bytes(): Uint8Array {
    const length = this.number()
    if (length > this.#bytes.byteLength - this.#at) throw new RangeError('Too short')
    this.#at += length
    return this.#bytes.subarray(this.#at - length, this.#at)
  }

  /** With nothing behind them, which would be kept as long as they are and count for nothing. */
  last(): Uint8Array {
    const bytes = this.bytes()
    if (this.#at < this.#bytes.byteLength) throw new RangeError('Too long')
    return bytes
  }
}
