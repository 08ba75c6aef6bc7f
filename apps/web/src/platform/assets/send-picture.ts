import { CallError, type Client, refusalIn } from '@ramify/contract'
import { lateError, patience } from '../api/patience.ts'

/** A picture as it goes to the server, under a name that its document calls it by. */
export interface SentPicture {
  readonly resource: string
  readonly body: Blob
  readonly type: string
}

export interface SendOptions {
  readonly signal: AbortSignal
  /** How much of it is there, 0 to 1. */
  readonly onProgress: (share: number) => void
}

interface Stored {
  resource_id: string
  width: number
  height: number
}

/** Puts a picture of a file on the server. The same bytes under the same name again are the same picture. */
export async function sendPicture(
  client: Client,
  fileId: string,
  { resource, body, type }: SentPicture,
  options: SendOptions,
): Promise<Stored> {
  const announced = { file_guid: fileId, resource_id: resource, size: body.size, type }
  // Each way to the server is good for one picture, so trying again begins with asking for another.
  const send = async () => {
    const { upload_url } = await client('/authentications', announced, { signal: options.signal })
    return put(upload_url, body, type, options)
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
function put(url: string, body: Blob, type: string, { signal, onProgress }: SendOptions): Promise<Stored> {
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
