/** On each side; what is smaller is not enlarged. */
const mostPixels = 512
const quality = 0.9

interface Square {
  left: number
  top: number
  side: number
}

/** The square as a picture of its own, which carries nothing else of what was in the file. */
export function cutOut(picture: ImageBitmap, { left, top, side }: Square, type: string): Promise<Blob> {
  const pixels = Math.max(1, Math.min(mostPixels, Math.round(side)))
  const canvas = new OffscreenCanvas(pixels, pixels)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, pixels, pixels)
  return canvas.convertToBlob({ type, quality })
}
