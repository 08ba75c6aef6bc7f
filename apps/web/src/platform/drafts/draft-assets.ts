import { CallError } from '@ramify/contract'
import { newId } from '@ramify/document'
import type { FileAssets } from '../assets/assets.ts'
import { picturesFrom } from '../assets/pictures.ts'
import { keepPicture, readPicture } from './draft-pictures.ts'

/** The pictures of a draft: in this browser, beside it, until both go into an account. */
export function openDraftAssets(draftId: string): FileAssets {
  const { url, close } = picturesFrom((resource) => readPicture(draftId, resource))
  return {
    url: (resource) => url(resource),
    add: async (file, { preset, signal, onProgress }) => {
      const { encodePicture } = await import('../assets/encode-picture.ts')
      const { body, type, width, height } = await encodePicture(file, preset)
      const bytes = await body.arrayBuffer()
      signal.throwIfAborted()
      const resource = newId()
      const isKept = await keepPicture(draftId, resource, { bytes, type }).catch((cause) => {
        throw new CallError(null, { code: '308' }, { cause })
      })
      // Somebody threw the draft away in another tab.
      if (!isKept) throw new CallError(null, { code: '308' })
      onProgress(1)
      return { resource, width, height }
    },
    close,
  }
}
