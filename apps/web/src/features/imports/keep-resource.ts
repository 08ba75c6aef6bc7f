import type { FileResource } from '@ramify/formats'
import { api } from '../../platform/api/api.ts'
import { draftsRoom, type Made, putPicture } from '../files/index.ts'

/** Stores a picture of a file as one that documents can show, and anything else as a file that is attached. */
export async function keepResource(made: Made, { id, name, bytes }: FileResource): Promise<void> {
  const body = new Blob([new Uint8Array(bytes)])
  if (made.kind === 'draft') {
    const { keepAttached, keepImported } = await draftsRoom()
    if (!(await keepImported(made.id, id, body))) await keepAttached(made.id, { id, name }, body)
    return
  }
  const { convertPicture } = await import('../../platform/assets/convert-picture.ts')
  const picture = await convertPicture(body)
  if (picture) {
    await putPicture(made, id, picture)
    return
  }
  const { sendAttached } = await import('../../platform/assets/attached-file.ts')
  const { signal } = new AbortController()
  await sendAttached(api, made.id, { id, name }, body, { signal, onProgress: () => undefined })
}
