import { readFile, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import type { Services } from '../services.ts'
import type { ImageType } from '../tables.ts'
import { formatNotAllowed, imageTooLarge, mostBytes, requireType } from './limits.ts'
import { receive } from './receive.ts'
import type { StagedPaths } from './staging.ts'

type Used = Pick<Services, 'staging' | 'images'>

interface Picture {
  bytes: Uint8Array
  type: ImageType
}

/** A picture that belongs to no document, out of the body of a request: checked, made anew, and small enough to be shown at once. */
export function receivePicture({ staging, images }: Used) {
  return async (request: FastifyRequest<{ Body: Readable }>, by: string): Promise<Picture> => {
    const type = requireType(request.headers['content-type'])
    const size = Number(request.headers['content-length'])
    if (!Number.isSafeInteger(size) || size <= 0) throw new AppError(-400, { field: 'size' })
    if (size > mostBytes) throw imageTooLarge()
    return staging.use(async (paths) => {
      await receive(request.raw, { path: paths.received, size })
      return madeAnew(images, paths, type, by)
    })
  }
}

/** The same for bytes that came in another way. */
export function checkPicture({ staging, images }: Used) {
  return (bytes: Uint8Array, contentType: string, by: string): Promise<Picture> => {
    const type = requireType(contentType)
    return staging.use(async (paths) => {
      await writeFile(paths.received, bytes, { mode: 0o600 })
      return madeAnew(images, paths, type, by)
    })
  }
}

async function madeAnew(images: Used['images'], paths: StagedPaths, type: ImageType, by: string): Promise<Picture> {
  const image = await images.read({ type, ...paths }, by)
  if (image === 'format') throw formatNotAllowed()
  if (image === 'size') throw imageTooLarge()
  return { bytes: await readFile(image.displayBytes === null ? paths.original : paths.display), type }
}
