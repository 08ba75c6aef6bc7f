/** A worker that reads pictures, one order after the other. */
export interface Reader {
  order: (action: string, payload: object, onProgress?: (share: number) => void) => Promise<unknown>
}

interface Answer {
  readonly jobId: string
  readonly status: 'resolve' | 'reject' | 'progress'
  readonly data: unknown
}

interface Waiting {
  readonly resolve: (data: unknown) => void
  readonly reject: (error: unknown) => void
  readonly onProgress: ((share: number) => void) | undefined
}

/**
 * Starts the worker of tesseract.js and speaks its language. Its own way to start one gives it out of its hands only when
 * everything is loaded: nobody could stop it before. Here the signal ends it at any moment, in the middle of a word.
 */
export function startReader(script: string, signal: AbortSignal): Reader {
  const waiting = new Map<string, Waiting>()
  const fail = (error: unknown) => {
    worker.terminate()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { name: script })
  worker.onmessage = ({ data: { jobId, status, data } }: MessageEvent<Answer>) => {
    const job = waiting.get(jobId)
    if (status === 'progress') return job?.onProgress?.((data as { progress: number }).progress)
    waiting.delete(jobId)
    if (status === 'resolve') job?.resolve(data)
    else job?.reject(new Error(`It cannot be read: ${data}`))
  }
  worker.onerror = ({ message }) => fail(new Error(`The reader broke: ${message}`))
  signal.addEventListener('abort', () => fail(signal.reason))
  let count = 0
  return {
    order: (action, payload, onProgress) => {
      signal.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const jobId = `${++count}`
      waiting.set(jobId, { resolve, reject, onProgress })
      worker.postMessage({ workerId: 'reader', jobId, action, payload })
      return promise
    },
  }
}
