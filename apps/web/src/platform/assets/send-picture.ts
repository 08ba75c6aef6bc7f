import type { Client } from '@ramify/contract'
import { type SendOptions, sendResource } from './send-resource.ts'

/** A picture as it goes to the server, under a name that its document calls it by. */
export interface SentPicture {
  readonly resource: string
  readonly body: Blob
  readonly type: string
  /** It comes out of a file of another program: the server takes GIF, WebP and SVG as well, and converts them. */
  readonly imported?: boolean
}

interface Stored {
  resource_id: string
  width: number
  height: number
}

/** Puts a picture of a file on the server. */
export function sendPicture(
  client: Client,
  fileId: string,
  { resource, body, type, imported = false }: SentPicture,
  options: SendOptions,
): Promise<Stored> {
  const announced = { file_guid: fileId, resource_id: resource, size: body.size, type, ...(imported && { imported }) }
  return sendResource(client, announced, { body, type }, options)
}
