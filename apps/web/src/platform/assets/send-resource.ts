import { type Body, CallError, type Client, refusalIn } from '@ramify/contract'
import { lateError, patience } from '../api/patience.ts'

export interface SendOptions {
  readonly signal: AbortSignal
  /** How much of it is there, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Bytes with the type that their headers say. */
interface Sent {
  readonly body: Blob
  readonly type: string
}

/** Puts bytes that belong to a document on the server: a picture, or an attached file. The same bytes under the same name again are the same. */
export async function sendResource<Stored>(
  client: Client,
  announced: Body<'/authentications'>,
  sent: Sent,
  options: SendOptions,
): Promise<Stored> {
  // Each way to the server is good for one upload, so trying again begins with asking for another.
  const send = async () => {
    const { upload_url } = await client('/authentications', announced, { signal: options.signal })
    return put<Stored>(upload_url, sent, options)
  }
  try {
    return await send()
  } catch (error) {
    const isUnanswered = error instanceof CallError && error.errno === null
    if (!isUnanswered || options.signal.aborted || !navigator.onLine) throw error
    return send()
  }
}

/** `fetch` does not tell how much of a body has gone. */
function put<Stored>(url: string, { body, type }: Sent, { signal, onProgress }: SendOptions): Promise<Stored> {
  const { promise, resolve, reject } = Promise.withResolvers<Stored>()
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  const giveUp = () => {
    reject(new CallError(null, { code: '304' }, { cause: lateError() }))
    request.abort()
  }
  let late = setTimeout(giveUp, patience.picture)
  const hasMoved = () => {
    clearTimeout(late)
    late = setTimeout(giveUp, patience.picture)
  }
  request.open('PUT', url)
  request.setRequestHeader('Content-Type', type)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded }) => {
    hasMoved()
    onProgress(loaded / body.size)
  }
  request.onload = () => {
    const refusal = refusalIn(request.response)
    if (refusal) reject(refusal)
    else resolve((request.response as { data: Stored }).data)
  }
  request.onerror = () => reject(new CallError(null, { code: '311' }))
  request.onabort = () => reject(signal.reason)
  request.onloadend = () => {
    clearTimeout(late)
    signal.removeEventListener('abort', stop)
  }
  signal.addEventListener('abort', stop)
  request.send(body)
  return promise
}
