import { CallError, imageRules } from '@ramify/contract'
import { checkPicture, tooLarge } from './check-picture.ts'
import { type PicturePreset, storedSize } from './picture-size.ts'

/** A picture made anew in this page: its pixels, and nothing else of what was in the file. */
export interface EncodedPicture {
  readonly body: Blob
  readonly type: string
  readonly width: number
  readonly height: number
}

const quality = 0.9
const mostBytes = imageRules.megabytes * 1024 * 1024
/** Of a side, when the picture has turned out too large. */
const smaller = 0.75

/** Checks a picture and encodes it again, as the server does with what it gets: upright, without metadata, small enough. */
export async function encodePicture(file: Blob, preset: PicturePreset): Promise<EncodedPicture> {
  const type = await checkPicture(file)
  const bitmap = await createImageBitmap(file).catch((cause) => {
    throw new CallError(null, { code: '907' }, { cause })
  })
  try {
    let size = storedSize(bitmap, preset)
    for (;;) {
      const body = await draw(bitmap, size, type)
      if (body.size <= mostBytes) return { body, type, ...size }
      if (Math.min(size.width, size.height) < 16) throw tooLarge()
      size = { width: Math.round(size.width * smaller), height: Math.round(size.height * smaller) }
    }
  } finally {
    bitmap.close()
  }
}

type Size = ReturnType<typeof storedSize>

function draw(bitmap: ImageBitmap, { width, height }: Size, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality })
}
