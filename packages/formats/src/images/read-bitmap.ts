import type { Pixels } from './write-png.ts'

/** Icons of today have a PNG inside, which is taken as it is. */
export type Bitmap = Pixels | { readonly png: Uint8Array }

/**
 * What a bitmap (`.bmp`) or an icon (`.ico`, `.cur`) shows. Null for all else, for kinds of them that nobody writes, and for more
 * pixels than that: a few bytes can say that there are millions.
 */
export function readBitmap(bytes: Uint8Array, mostPixels: number): Bitmap | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (bytes[0] === 0x42 && bytes[1] === 0x4d) {
      return readPixels(view, { header: 14, data: view.getUint32(10, true), isIcon: false }, mostPixels)
    }
    const isIcon = view.getUint16(0, true) === 0 && [1, 2].includes(view.getUint16(2, true))
    return isIcon ? readLargest(bytes, view, mostPixels) : null
  } catch (error) {
    // It ends too early.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Of the pictures in an icon. */
function readLargest(bytes: Uint8Array, view: DataView, mostPixels: number): Bitmap | null {
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
  if (view.getUint32(at) === 0x89504e47) return { png: bytes.slice(at, at + size) }
  return readPixels(view, { header: at, data: null, isIcon: true }, mostPixels)
}

interface Place {
  readonly header: number
  /** Where the pixels are; null: right behind the colours. */
  readonly data: number | null
  /** A mask follows, and the height counts both. */
  readonly isIcon: boolean
}

function readPixels(view: DataView, { header, data, isIcon }: Place, mostPixels: number): Pixels | null {
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
