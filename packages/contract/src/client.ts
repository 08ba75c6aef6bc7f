import { type Answer, type Failure, outcome } from './answer.ts'
import type { Body, Data, Path } from './contract.ts'
import { type Errno, errors } from './errors.ts'
import type { MessageCode } from './messages.ts'

/**
 * Sends one body to one path under `/api` and gives back the parsed answer; rejects when there was none, with a `CallError`
 * where it knows why.
 */
export type Transport = (path: Path, body: object, options: CallOptions) => Promise<unknown>

export interface CallOptions {
  /** Aborts the call: an `AbortSignal`, which this package cannot name because it runs without a browser too. */
  signal?: unknown
}

export type Client = <P extends Path>(path: P, body: Body<P>, options?: CallOptions) => Promise<Data<P>>

/** A call that did not succeed: refused by the server, or (errno `null`) never answered. */
export class CallError extends Error {
  readonly errno: Errno | null
  readonly failure: Failure
  /** The server's own words, for who does not know its code: it may be newer than this build. */
  readonly said: string

  constructor(errno: Errno | null, failure: Failure, { said = '', ...options }: ErrorOptions & { said?: string } = {}) {
    super(`call failed: ${errno ?? 'no answer'} (${failure.code})`, options)
    this.name = 'CallError'
    this.errno = errno
    this.failure = failure
    this.said = said
  }
}

/** A client for every call of the contract, over whatever carries the bytes. */
export function createClient(transport: Transport): Client {
  return async <P extends Path>(path: P, body: Body<P>, options: CallOptions = {}) => {
    const answer = await reach(transport, path, body, options)
    const refusal = refusalIn(answer)
    if (refusal) throw refusal
    return (answer as { data: Data<P> }).data
  }
}

/**
 * Why an answer is no success; `null` where it is one. A proxy's error page or a captive portal's greeting is not an answer of ours,
 * and one of ours may have numbers and codes that only a newer build knows.
 */
export function refusalIn(answer: unknown): CallError | null {
  if (typeof answer !== 'object' || answer === null) return noAnswer()
  const errno = outcome(answer as Answer<unknown>)
  const { data, message } = answer as { data?: unknown; message?: unknown }
  if (errno === 0) return data === undefined ? noAnswer() : null
  if (!Number.isInteger(errno) || errno > 0) return noAnswer()
  const said = typeof message === 'string' ? message : ''
  return new CallError(errno, isFailure(data) ? data : { code: messageOf(errno) }, { said })
}

const noAnswer = () => new CallError(null, { code: '304' })

/** What is usually said of an errno; of one that is not known here, nothing that is. */
const messageOf = (errno: Errno): MessageCode =>
  (errors as Record<string, { message: MessageCode } | undefined>)[errno]?.message ?? (`${errno}` as MessageCode)

const isFailure = (data: unknown): data is Failure =>
  typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string'

async function reach(transport: Transport, path: Path, body: object, options: CallOptions): Promise<unknown> {
  try {
    return await transport(path, body, options)
  } catch (cause) {
    if (cause instanceof CallError) throw cause
    throw new CallError(null, { code: '304' }, { cause })
  }
}
