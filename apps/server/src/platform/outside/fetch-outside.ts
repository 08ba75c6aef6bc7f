/** Of a whole answer: those we ask answer with some hundred bytes, or with their keys. */
const mostBytes = 1024 * 1024
/** Nobody waits longer for somebody else's server. */
const timeoutMs = 10_000

/**
 * As `fetch`, for servers that settings or this code name and that are somebody else's: the whole answer is there within ten seconds, or
 * nothing is; no more of it is read than fits, however it was packed; and nobody leads us on to elsewhere. What a person names is fetched
 * by `fetchPublic`.
 */
export const fetchOutside: typeof fetch = async (input, init) => {
  const limit = AbortSignal.timeout(timeoutMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
  const response = await fetch(input, { redirect: 'error', ...init, signal })
  const bytes = await bytesOf(response)
  const { status, statusText, headers } = response
  // Some statuses have no body, and refuse an empty one.
  return new Response(bytes.byteLength > 0 ? bytes : null, { status, statusText, headers })
}

async function bytesOf({ body }: Response): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop early closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > mostBytes) throw new Error(`An answer from outside has more than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
