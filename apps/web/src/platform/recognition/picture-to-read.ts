import { CallError, imageRules } from '@ramify/contract'
import { checkPicture, tooLarge } from '../assets/check-picture.ts'
import { readingSize } from './reading-size.ts'

/** A picture somebody gave, made ready to be read. Throws what they are told when it is none, or too large. */
export async function pictureOfFile(file: Blob): Promise<Blob> {
  await checkPicture(file)
  if (file.size > imageRules.megabytes * 1024 * 1024) throw tooLarge()
  return prepared(file)
}

/** The same for a picture that is shown already. */
export async function pictureAt(url: string): Promise<Blob> {
  const image = new Image()
  image.src = url
  await image.decode().catch(refuse)
  return prepared(image)
}

/** On white: what can be seen through would be black. */
async function prepared(source: ImageBitmapSource): Promise<Blob> {
  const bitmap = await createImageBitmap(source).catch(refuse)
  try {
    const { width, height } = readingSize(bitmap)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, width, height)
    return await canvas.convertToBlob({ type: 'image/png' })
  } finally {
    bitmap.close()
  }
}

function refuse(cause: unknown): never {
  throw new CallError(null, { code: '907' }, { cause })
}
