import { api } from '../../../platform/api/api.ts'
import { sendPicture } from '../../../platform/assets/send-picture.ts'
import { draftsRoom } from '../drafts/drafts-query.ts'
import type { Made } from './create-document.ts'

/** Stores a picture beside a document that was just made, under the name that its content calls it by. */
export async function putPicture({ kind, id }: Made, resource: string, body: Blob): Promise<void> {
  if (kind === 'draft') {
    const { keepPicture } = await draftsRoom()
    await keepPicture(id, resource, { bytes: await body.arrayBuffer(), type: body.type })
    return
  }
  const { signal } = new AbortController()
  await sendPicture(api, id, { resource, body, type: body.type }, { signal, onProgress: () => undefined })
}
