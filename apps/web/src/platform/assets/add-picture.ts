import { imageRules } from '@ramify/contract'
import { newId } from '@ramify/document'
import { api } from '../api/api.ts'
import { checkPicture, tooLarge } from './check-picture.ts'
import type { PicturePreset } from './picture-size.ts'
import { sendPicture } from './send-picture.ts'
import type { SendOptions } from './send-resource.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** How a picture is to be added. */
export interface PictureOrder extends SendOptions {
  readonly preset: PicturePreset
}

export interface AddedPicture {
  readonly resource: string
  readonly width: number
  readonly height: number
}

/** Checks a picture, makes it as small as it should be stored, and puts it on the server. */
export async function addPicture(fileId: string, file: Blob, order: PictureOrder): Promise<AddedPicture> {
  const { preset, signal, onProgress } = order
  const type = await checkPicture(file)
  const stored = await shrinkPicture(file, type, preset)
  if (stored.size > imageRules.megabytes * 1024 * 1024) throw tooLarge()
  signal.throwIfAborted()
  const sent = { resource: newId(), body: stored, type }
  const { resource_id, width, height } = await sendPicture(api, fileId, sent, { signal, onProgress })
  return { resource: resource_id, width, height }
}
