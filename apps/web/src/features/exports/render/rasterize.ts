import { FileError, type RasterDrawing } from '@ramify/formats'

/** A drawing as a picture. The browser reads SVG as an image: nothing in it runs. */
export async function rasterize(drawing: RasterDrawing, type: 'png' | 'jpg'): Promise<Uint8Array> {
  const { width, height } = drawing
  const address = URL.createObjectURL(new Blob([drawing.svg()], { type: 'image/svg+xml' }))
  try {
    const image = new Image(width, height)
    image.src = address
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas')
    if (type === 'jpg') {
      // It has no see-through parts.
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, width, height)
    }
    context.drawImage(image, 0, 0, width, height)
    return new Uint8Array(await (await blobOf(canvas, type)).arrayBuffer())
  } finally {
    URL.revokeObjectURL(address)
  }
}

function blobOf(canvas: HTMLCanvasElement, type: 'png' | 'jpg'): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new FileError('too-large', 'larger than this browser can draw'))),
      type === 'png' ? 'image/png' : 'image/jpeg',
      0.9,
    ),
  )
}
