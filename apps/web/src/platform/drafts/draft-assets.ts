import { CallError } from '@ramify/contract'
import { newId } from '@ramify/document'
import type { FileAssets } from '../assets/assets.ts'
import type { AttachedFile } from '../assets/attached-file.ts'
import { picturesFrom } from '../assets/pictures.ts'
import { type DraftPicture, keepPicture, readPicture } from './draft-pictures.ts'

/** The pictures and attached files of a draft: in this browser, beside it, until both go into an account. */
export function openDraftAssets(draftId: string): FileAssets {
  const { url, close } = picturesFrom((resource) => readPicture(draftId, resource))
  return {
    url: (resource) => url(resource),
    picture: (resource) => readPicture(draftId, resource),
    add: async (file, { preset, signal, onProgress }) => {
      const { encodePicture } = await import('../assets/encode-picture.ts')
      const { body, type, width, height } = await encodePicture(file, preset)
      const bytes = await body.arrayBuffer()
      signal.throwIfAborted()
      const resource = newId()
      await keep(draftId, resource, { bytes, type })
      onProgress(1)
      return { resource, width, height }
    },
    attach: async (file, { signal, onProgress }) => {
      const { describeFile } = await import('../assets/attached-file.ts')
      const described = describeFile(file)
      const bytes = await file.arrayBuffer()
      signal.throwIfAborted()
      await keep(draftId, described.id, { bytes, type: attachedType, name: described.name })
      onProgress(1)
      return described
    },
    attached: (id) => readPicture(draftId, id),
    close,
  }
}

/** A picture out of a file of another program, for a draft that names it. False: it is none that can be shown. */
export async function keepImported(draftId: string, resource: string, body: Blob): Promise<boolean> {
  const { convertPicture } = await import('../assets/convert-picture.ts')
  const converted = await convertPicture(body)
  if (!converted) return false
  await keep(draftId, resource, { bytes: await converted.arrayBuffer(), type: converted.type })
  return true
}

/** An attached file that comes with a document, for a draft that names it. */
export async function keepAttached(draftId: string, { id, name }: Pick<AttachedFile, 'id' | 'name'>, body: Blob) {
  await keep(draftId, id, { bytes: await body.arrayBuffer(), type: attachedType, name })
}

const attachedType = 'application/octet-stream'

async function keep(draftId: string, resource: string, kept: DraftPicture): Promise<void> {
  const isKept = await keepPicture(draftId, resource, kept).catch((cause) => {
    throw new CallError(null, { code: '308' }, { cause })
  })
  // Somebody threw the draft away in another tab.
  if (!isKept) throw new CallError(null, { code: '308' })
}
