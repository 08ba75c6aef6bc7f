import { imageRules } from '@ramify/contract'
import { imageSizeOf, imageTypeOf } from '@ramify/formats'

/** What no program says how large it is: drawings that fill whatever room they are given. */
const plainSize = { width: 800, height: 600 }
const longestSide = 4_000

/**
 * A picture of a file as documents may hold it: PNG and JPG as they are, anything else drawn anew. Null for what is no picture. SVG is
 * drawn as an image, so nothing in it runs or fetches anything.
 */
export async function soundPicture(bytes: Uint8Array): Promise<Blob | null> {
  const type = imageTypeOf(bytes)
  if (type === null) return null
  const mediaType = mediaTypes[type]
  const blob = new Blob([new Uint8Array(bytes)], { type: mediaType })
  const isPlain = type === 'png' || type === 'jpg'
  if (isPlain && blob.size <= imageRules.megabytes * 1024 * 1024) return blob
  if (isPlain) {
    const { encodePicture } = await import('../../../platform/assets/encode-picture.ts')
    return (await encodePicture(blob, 'original')).body
  }
  return drawn(blob, imageSizeOf(bytes) ?? plainSize)
}

const mediaTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const

async function drawn(blob: Blob, { width, height }: { width: number; height: number }): Promise<Blob> {
  const address = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const scale = Math.min(1, longestSide / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((made) => (made ? resolve(made) : reject(new Error('The picture cannot be drawn'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
