import { checkPicture } from '../../../platform/assets/check-picture.ts'
import { decodePicture, unreadable } from '../../../platform/assets/decode-picture.ts'
import { longestPicture } from './own-icon.ts'

/** Twice as sharp as the largest zoom shows them on a usual screen; smaller where a photograph does not fit otherwise. */
const sides = [64, 48, 32, 24]

/** A picture made as small as an icon: whole, in the middle of a square. Throws what the person is told when it may not be taken. */
export async function iconPicture(file: Blob): Promise<string> {
  await checkPicture(file)
  const bitmap = await decodePicture(file)
  try {
    for (const side of sides) {
      const address = await addressOf(drawnInto(bitmap, side))
      if (address.length <= longestPicture) return address
    }
  } finally {
    bitmap.close()
  }
  throw unreadable()
}

function drawnInto(bitmap: ImageBitmap, side: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')
  const scale = side / Math.max(bitmap.width, bitmap.height)
  const [width, height] = [bitmap.width * scale, bitmap.height * scale]
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, (side - width) / 2, (side - height) / 2, width, height)
  }
  return canvas
}

async function addressOf(canvas: OffscreenCanvas): Promise<string> {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  return `data:image/png;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** The picture as a file, as it goes into a document. */
export function fileOfIcon({ name, picture }: { name: string; picture: string }): File {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
  return new File([bytes], `${name}.png`, { type: 'image/png' })
}
