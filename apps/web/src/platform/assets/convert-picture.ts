/** Pictures that files of other programs hold, as PNG or JPEG, which is all that documents have; null for what is none of them. */
export async function convertPicture(body: Blob): Promise<Blob | null> {
  const head = new Uint8Array(await body.slice(0, 12).arrayBuffer())
  const type = typeOf(head)
  if (type === 'image/png' || type === 'image/jpeg') return body.slice(0, body.size, type)
  const drawable = type === null ? await openDrawing(body) : await createImageBitmap(body).catch(() => null)
  if (!drawable) return null
  const { image, width, height } = 'image' in drawable ? drawable : sized(drawable)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** Drawings become pictures of at most so many pixels a side, and are enlarged at most so many times, as on the server. */
const drawnSide = 2_000
const mostScale = 4
const mostPixels = 50_000_000

interface Drawable {
  readonly image: CanvasImageSource
  readonly width: number
  readonly height: number
}

function sized(bitmap: ImageBitmap): Drawable {
  const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)))
  return { image: bitmap, width: Math.floor(bitmap.width * scale), height: Math.floor(bitmap.height * scale) }
}

/** As an image an SVG runs no script and fetches nothing. */
async function openDrawing(body: Blob): Promise<Drawable | null> {
  const text = await body.slice(0, 4_096).text()
  if (!/^[\s\ufeff]*</.test(text) || !/<(?:\w+:)?svg[\s>/]/i.test(text)) return null
  const address = URL.createObjectURL(body.slice(0, body.size, 'image/svg+xml'))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const side = Math.max(image.naturalWidth, image.naturalHeight)
    if (side === 0) return null
    const scale = Math.min(mostScale, drawnSide / side)
    return {
      image,
      width: Math.max(1, Math.round(image.naturalWidth * scale)),
      height: Math.max(1, Math.round(image.naturalHeight * scale)),
    }
  } catch {
    // No drawing that a browser can read.
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

function typeOf(head: Uint8Array): string | null {
  const starts = (text: string, at = 0) => [...text].every((char, nth) => head[at + nth] === char.charCodeAt(0))
  if (head[0] === 0x89 && starts('PNG', 1)) return 'image/png'
  if (head[0] === 0xff && head[1] === 0xd8) return 'image/jpeg'
  if (starts('GIF8')) return 'image/gif'
  return starts('RIFF') && starts('WEBP', 8) ? 'image/webp' : null
}
