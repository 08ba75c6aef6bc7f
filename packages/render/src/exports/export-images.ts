import type { ExportImage, FileResource } from '@ramify/formats'
import sharp from 'sharp'

/** Enough for print at the largest size that topics have. */
const largestSide = 2_400
const mostPixels = 60_000_000

/** Pictures of documents as every drawn format can hold them. What is no picture, or a damaged one, is left out. */
export async function exportImages(resources: readonly FileResource[]): Promise<Map<string, ExportImage>> {
  const images = new Map<string, ExportImage>()
  // One after the other: each may be sixty million pixels while it is turned.
  for (const { id, bytes } of resources) {
    const image = await exportImage(bytes)
    if (image) images.set(id, image)
  }
  return images
}

async function exportImage(bytes: Uint8Array): Promise<ExportImage | null> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    const { format, width, height, hasAlpha, orientation = 1, isProgressive } = await picture.metadata()
    const isSmall = Math.max(width, height) <= largestSide
    // As it is: what was made smaller once is not made worse by doing it again.
    if (format === 'jpeg' && isSmall && orientation === 1 && isProgressive !== true) {
      return { type: 'jpg', bytes, width, height }
    }
    const turned = picture.autoOrient().resize({
      width: largestSide,
      height: largestSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    const isPhoto = format === 'jpeg' && !hasAlpha
    const { data, info } = await (isPhoto
      ? turned.jpeg({ quality: 88 })
      : turned.toColourspace('srgb').png({ palette: false, progressive: false })
    ).toBuffer({ resolveWithObject: true })
    return { type: isPhoto ? 'jpg' : 'png', bytes: data, width: info.width, height: info.height }
  } catch {
    // Not every attachment is a picture, and not every picture is whole: a grey field stands in its place.
    return null
  }
}
