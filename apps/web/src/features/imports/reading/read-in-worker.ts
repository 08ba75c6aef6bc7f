import type { ReadAnswer, ReadRequest } from './read-messages.ts'

/** Longer than any honest file takes on a slow device. */
const deadlineMs = 120_000

/** Reads a file in a thread of its own, which ends when nobody waits for it any more. */
export function readInWorker(request: ReadRequest, signal: AbortSignal): Promise<ReadAnswer> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
  const late = setTimeout(() => reject(new Error('The file takes too long to read')), deadlineMs)
  const stop = () => reject(signal.reason)
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data))
  worker.addEventListener('error', ({ message }) => reject(new Error(`The file cannot be read: ${message}`)))
  signal.addEventListener('abort', stop)
  worker.postMessage(request, [request.bytes.buffer])
  return promise.finally(() => {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
    worker.terminate()
  })
}
