import { open, readFile, writeFile } from 'node:fs/promises'
import { imageRules } from '@ramify/contract'
import sharp, { type Sharp } from 'sharp'
import type { ImageType } from '../tables.ts'
import type { ImageAnswer, ImageOrder, PaintOrder, ReadImage, ReadOrder, Refusal, ShrinkOrder } from './image-order.ts'
import { plainSvg } from './plain-svg.ts'

const signatures: { readonly [Type in ImageType]: Buffer } = {
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
}
/** T30 */
const mostPixels = imageRules.pixels
/** Shown at first in 200 × 200, on screens that have two pixels for one. */
const displaySide = 400
/** At most as large as half a card in a list, on such screens. */
const stampSide = 160
/** Drawings become pictures of at most so many pixels a side, and are enlarged at most so many times. */
const drawnSide = 2_000
const mostScale = 4
const seconds = 20

// Nothing but these formats is ever decoded, and nothing that was decoded is kept. SVG comes from memory only: then it names no files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngFile',
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadSvgBuffer',
  ],
})
sharp.cache(false)

process.on('message', async (order: ImageOrder) => {
  process.send?.(await answer(order))
})
// Whoever ordered is gone.
process.on('disconnect', () => process.exit())

async function answer(order: ImageOrder): Promise<ImageAnswer> {
  try {
    if (order.job === 'shrink') return { id: order.id, small: await shrink(order) }
    if (order.job === 'paint') return { id: order.id, png: await paint(order) }
    const result = await readImage(order)
    return typeof result === 'string' ? { id: order.id, refused: result } : { id: order.id, image: result }
  } catch (error) {
    return { id: order.id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** A new picture of the same pixels, upright, in sRGB, and nothing else of what was in the file. */
async function readImage({ type: asked, received, original, display }: ReadOrder): Promise<ReadImage | Refusal> {
  const source = await sourceOf(asked, received)
  if (source === 'format') return 'format'
  const { type, input, density } = source
  const header = await decoded(() => sharp(input, { limitInputPixels: false, density }).metadata())
  if (header === 'format') return 'format'
  if (header.width * header.height > mostPixels) return 'size'

  const whole = await decoded(() =>
    encoded(sharp(input, { limitInputPixels: mostPixels, failOn: 'error', density }), type),
  )
  if (whole === 'format') return 'format'
  await writeFile(original, whole.data, { mode: 0o600 })
  const { width, height } = whole.info
  const image = { type, width, height, bytes: whole.data.byteLength, displayBytes: null }
  if (width <= displaySide && height <= displaySide) return image

  const small = await encoded(sharp(original).resize(displaySide, displaySide, { fit: 'inside' }), type)
  await writeFile(display, small.data, { mode: 0o600 })
  return { ...image, displayBytes: small.data.byteLength }
}

/** For pictures of whole maps, in lists. */
async function shrink({ received }: ShrinkOrder): Promise<string> {
  const small = sharp(received, { limitInputPixels: mostPixels })
    .resize(stampSide, stampSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .timeout({ seconds })
  return (await small.toBuffer()).toString('base64')
}

/** For those who show links: they show no SVG. */
async function paint({ svg, width, height }: PaintOrder): Promise<string> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
  const painted = sharp(Buffer.from(sized)).flatten({ background: '#fff' }).png({ palette: true }).timeout({ seconds })
  return (await painted.toBuffer()).toString('base64')
}

function encoded(image: Sharp, type: ImageType) {
  const upright = image.autoOrient().timeout({ seconds })
  const written =
    type === 'image/png' ? upright.png() : upright.jpeg({ quality: 88, chromaSubsampling: '4:4:4', progressive: true })
  return written.toBuffer({ resolveWithObject: true })
}

/** What cannot be decoded is not of the format it says, or is cut off. */
async function decoded<Result>(decode: () => Promise<Result>): Promise<Result | 'format'> {
  try {
    return await decode()
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout')) throw error
    return 'format'
  }
}

interface Source {
  /** As it is stored. */
  type: ImageType
  input: string | Buffer
  /** Of drawings, which have no pixels of their own. */
  density: number
}

const usualDensity = 72

async function sourceOf(asked: ReadOrder['type'], path: string): Promise<Source | 'format'> {
  const head = await headOf(path)
  const own = (Object.keys(signatures) as ImageType[]).find((type) => isAt(head, 0, signatures[type]))
  if (own && (asked === own || asked === 'imported')) return { type: own, input: path, density: usualDensity }
  if (asked !== 'imported') return 'format'
  const isGif = isAt(head, 0, Buffer.from('GIF8'))
  const isWebp = isAt(head, 0, Buffer.from('RIFF')) && isAt(head, 8, Buffer.from('WEBP'))
  if (isGif || isWebp) return { type: 'image/png', input: path, density: usualDensity }
  return drawingIn(path)
}

/** An SVG. It names nothing outside of itself: what it would fetch is not there for it. */
async function drawingIn(path: string): Promise<Source | 'format'> {
  const svg = plainSvg(await readFile(path, 'utf8'))
  if (svg === null) return 'format'
  const input = Buffer.from(svg)
  const header = await decoded(() => sharp(input, { limitInputPixels: false, density: usualDensity }).metadata())
  if (header === 'format') return 'format'
  const side = Math.max(header.width, header.height, 1)
  const scale = Math.min(mostScale, drawnSide / side)
  return { type: 'image/png', input, density: Math.max(1, usualDensity * scale) }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const isAt = (head: Buffer, at: number, signature: Buffer) =>
  head.subarray(at, at + signature.byteLength).equals(signature)
