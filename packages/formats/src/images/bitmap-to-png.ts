import { zlibSync } from 'fflate'

/** More than any icon or screenshot has; whoever packs more into a small file means harm. */
const mostPixels = 16_000_000

/** A bitmap (`.bmp`) or an icon (`.ico`, `.cur`) as a picture that maps show. Null for all else, and for kinds of them that nobody writes. */
export function bitmapToPng(bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (bytes[0] === 0x42 && bytes[1] === 0x4d) return pngOf(pixelsOf(view, 14, view.getUint32(10, true), false))
    const isIcon = view.getUint16(0, true) === 0 && [1, 2].includes(view.getUint16(2, true))
    return isIcon ? largestOf(bytes, view) : null
  } catch (error) {
    // It ends too early.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Of the pictures in an icon. */
function largestOf(bytes: Uint8Array, view: DataView): Uint8Array | null {
  const count = view.getUint16(4, true)
  if (count === 0 || count > 256) return null
  // A side of 0 means 256.
  const entries = Array.from({ length: count }, (_, nth) => ({
    side: view.getUint8(6 + nth * 16) || 256,
    bits: view.getUint16(12 + nth * 16, true),
    size: view.getUint32(14 + nth * 16, true),
    at: view.getUint32(18 + nth * 16, true),
  })).sort((one, other) => other.side - one.side || other.bits - one.bits)
  const [{ at, size }] = entries as [(typeof entries)[number]]
  if (view.getUint32(at) === 0x89504e47) return bytes.slice(at, at + size)
  return pngOf(pixelsOf(view, at, null, true))
}

interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and how opaque, from the top. */
  readonly rgba: Uint8Array
}

/** `data`: where the pixels are; null: right behind the colours. In an icon a mask follows, and the height counts both. */
function pixelsOf(view: DataView, header: number, data: number | null, isIcon: boolean): Pixels | null {
  const headerSize = view.getUint32(header, true)
  if (headerSize < 40) return null
  const width = view.getInt32(header + 4, true)
  const tall = view.getInt32(header + 8, true)
  const height = Math.floor(Math.abs(tall) / (isIcon ? 2 : 1))
  const bits = view.getUint16(header + 14, true)
  const packing = view.getUint32(header + 16, true)
  const isPlain = packing === 0 || (packing === 3 && bits === 32)
  if (width <= 0 || height === 0 || width * height > mostPixels || !isPlain) return null
  if (![1, 4, 8, 24, 32].includes(bits)) return null
  const colors = bits <= 8 ? view.getUint32(header + 32, true) || 2 ** bits : 0
  if (colors > 256) return null
  const palette = header + headerSize
  const from = data ?? palette + colors * 4
  const stride = Math.ceil((width * bits) / 32) * 4
  if (from + stride * height > view.byteLength) return null
  const rgba = new Uint8Array(width * height * 4)
  let isSeen = false
  for (let y = 0; y < height; y++) {
    const row = from + stride * (tall < 0 ? y : height - 1 - y)
    for (let x = 0; x < width; x++) {
      const at = bits <= 8 ? palette + Math.min(indexAt(view, row, x, bits), colors - 1) * 4 : row + x * (bits / 8)
      const to = (y * width + x) * 4
      rgba[to] = view.getUint8(at + 2)
      rgba[to + 1] = view.getUint8(at + 1)
      rgba[to + 2] = view.getUint8(at)
      const alpha = bits === 32 ? view.getUint8(at + 3) : 255
      rgba[to + 3] = alpha
      isSeen ||= alpha > 0
    }
  }
  // The fourth byte is often left empty.
  if (!isSeen) for (let at = 3; at < rgba.length; at += 4) rgba[at] = 255
  if (isIcon && (bits < 32 || !isSeen)) cutOut(view, from + stride * height, { width, height, rgba })
  return { width, height, rgba }
}

function indexAt(view: DataView, row: number, x: number, bits: number): number {
  const byte = view.getUint8(row + Math.floor((x * bits) / 8))
  return (byte >> (8 - bits - ((x * bits) % 8))) & (2 ** bits - 1)
}

/** The mask of an icon says what is seen through. */
function cutOut(view: DataView, mask: number, { width, height, rgba }: Pixels): void {
  const stride = Math.ceil(width / 32) * 4
  if (mask + stride * height > view.byteLength) return
  for (let y = 0; y < height; y++) {
    const row = mask + stride * (height - 1 - y)
    for (let x = 0; x < width; x++) if (indexAt(view, row, x, 1) === 1) rgba[(y * width + x) * 4 + 3] = 0
  }
}

function pngOf(pixels: Pixels | null): Uint8Array | null {
  if (!pixels) return null
  const { width, height, rgba } = pixels
  const rows = new Uint8Array((width * 4 + 1) * height)
  for (let y = 0; y < height; y++) {
    rows.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1)
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 6], 8)
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]
  const png = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    png.set(part, at)
    at += part.length
  }
  return png
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const made = new Uint8Array(data.length + 12)
  const view = new DataView(made.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) made[4 + at] = type.charCodeAt(at)
  made.set(data, 8)
  view.setUint32(data.length + 8, checksum(made.subarray(4, data.length + 8)))
  return made
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
