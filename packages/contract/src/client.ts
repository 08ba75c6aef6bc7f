import { type Answer, type Failure, outcome } from './answer.ts'
import type { Body, Data, Path } from './contract.ts'
import type { Errno } from './errors.ts'

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

  constructor(errno: Errno | null, failure: Failure, options?: ErrorOptions) {
    super(`call failed: ${errno ?? 'no answer'} (${failure.code})`, options)
    this.name = 'CallError'
    this.errno = errno
    this.failure = failure
  }
}

/** A client for every call of the contract, over whatever carries the bytes. */
export function createClient(transport: Transport): Client {
  return async <P extends Path>(path: P, body: Body<P>, options: CallOptions = {}) => {
    const answer = asAnswer<Data<P>>(await reach(transport, path, body, options))
    const errno = outcome(answer)
    if (errno === 0) return answer.data as Data<P>
    throw new CallError(errno, answer.data as Failure)
  }
}

async function reach(transport: Transport, path: Path, body: object, options: CallOptions): Promise<unknown> {
  try {
    return await transport(path, body, options)
  } catch (cause) {
    if (cause instanceof CallError) throw cause
    throw new CallError(null, { code: '304' }, { cause })
  }
}

/** A proxy's error page or a captive portal's greeting is not an answer of ours. */
function asAnswer<T>(value: unknown): Answer<T> {
  if (typeof value === 'object' && value !== null && 'data' in value && ('errno' in value || 'status' in value)) {
    return value as Answer<T>
  }
  throw new CallError(null, { code: '304' })
}
