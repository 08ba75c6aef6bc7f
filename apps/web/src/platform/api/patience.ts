/** How long somebody waits for an answer before it counts as none. */
export const patience = {
  /** A call, and a document that is sent with it. */
  call: 20_000,
  /** A picture on its way: so long without a byte more of it, or without an answer. */
  picture: 10_000,
} as const

export const lateError = () => new DOMException('No answer came in time', 'TimeoutError')

/** Aborts the work when it takes longer, and when `outer` is aborted. */
export async function within<Result>(
  time: number,
  outer: AbortSignal | null,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(lateError()), time)
  try {
    return await work(outer ? AbortSignal.any([late.signal, outer]) : late.signal)
  } finally {
    clearTimeout(timer)
  }
}
