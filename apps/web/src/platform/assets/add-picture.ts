import { type Answer, CallError, imageRules, outcome } from '@ramify/contract'
import { newId } from '@ramify/document'
import { api } from '../api/api.ts'
import type { PicturePreset } from './picture-size.ts'
import { pictureType } from './picture-type.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** How a picture is to be added. */
export interface PictureOrder {
  readonly preset: PicturePreset
  readonly signal: AbortSignal
  /** How much of it is there, 0 to 1. */
  readonly onProgress: (share: number) => void
}

export interface AddedPicture {
  readonly resource: string
  readonly width: number
  readonly height: number
}

/** Checks a picture, makes it as small as it should be stored, and puts it on the server. */
export async function addPicture(fileId: string, file: Blob, order: PictureOrder): Promise<AddedPicture> {
  const { preset, signal, onProgress } = order
  const type = await pictureType(file)
  if (type === null) throw new CallError(null, { code: '131' })
  const stored = await shrinkPicture(file, type, preset)
  if (stored.size > imageRules.megabytes * 1024 * 1024) {
    throw new CallError(null, { code: '711', params: { size: imageRules.megabytes } })
  }
  signal.throwIfAborted()
  const announced = { file_guid: fileId, resource_id: newId(), size: stored.size, type }
  const { upload_url } = await api('/authentications', announced, { signal })
  const { resource_id, width, height } = await send(upload_url, stored, type, signal, onProgress)
  return { resource: resource_id, width, height }
}

interface Stored {
  resource_id: string
  width: number
  height: number
}

/** `fetch` does not tell how much of a body has gone. */
function send(
  url: string,
  body: Blob,
  type: string,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Stored> {
  const { promise, resolve, reject } = Promise.withResolvers<Stored>()
  const request = new XMLHttpRequest()
  const stop = () => request.abort()
  request.open('PUT', url)
  request.setRequestHeader('Content-Type', type)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded }) => onProgress(loaded / body.size)
  request.onload = () => {
    const answer = request.response as Answer<Stored> | null
    if (typeof answer !== 'object' || answer === null) return reject(new CallError(null, { code: '304' }))
    const errno = outcome(answer)
    if (errno === 0) resolve(answer.data as Stored)
    else reject(new CallError(errno, (answer as Extract<typeof answer, { message: string }>).data))
  }
  request.onerror = () => reject(new CallError(null, { code: '311' }))
  request.onabort = () => reject(signal.reason)
  request.onloadend = () => signal.removeEventListener('abort', stop)
  signal.addEventListener('abort', stop)
  request.send(body)
  return promise
}
