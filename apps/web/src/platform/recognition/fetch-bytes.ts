import { CallError } from '@ramify/contract'

/** Fetches a large file, and says how much of it is there. */
export async function fetchBytes(
  url: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Uint8Array> {
  const response = await fetch(url, { signal }).catch((cause) => {
    signal.throwIfAborted()
    throw new CallError(null, { code: '311' }, { cause })
  })
  if (!response.ok || !response.body) throw new CallError(null, { code: '304' })
  const total = Number(response.headers.get('content-length')) || Number.POSITIVE_INFINITY
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for await (const piece of streamed(response.body)) {
    pieces.push(piece)
    received += piece.byteLength
    onProgress(Math.min(1, received / total))
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

/** Not every browser can walk through a stream by itself. */
async function* streamed(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}
