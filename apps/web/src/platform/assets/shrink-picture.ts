import { decodePicture } from './decode-picture.ts'
import { type PicturePreset, storedSize } from './picture-size.ts'

const quality = 0.9

/** The picture as it will be stored; the file itself where it is small enough. */
export async function shrinkPicture(file: Blob, type: string, preset: PicturePreset): Promise<Blob> {
  if (preset === 'original') return file
  const bitmap = await decodePicture(file)
  try {
    const size = storedSize(bitmap, preset)
    if (size.width === bitmap.width && size.height === bitmap.height) return file
    const canvas = new OffscreenCanvas(size.width, size.height)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, size.width, size.height)
    return await canvas.convertToBlob({ type, quality })
  } finally {
    bitmap.close()
  }
}
