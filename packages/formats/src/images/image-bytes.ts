export type ImageType = 'png' | 'jpg' | 'gif' | 'webp' | 'svg'

/** By its bytes: names of pictures often say something else. Null for what is not shown. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = latin(bytes, 0, 16)
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF....WEBP/s.test(head)) return 'webp'
  return svgTag(bytes) === null ? null : 'svg'
}

export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Null when the picture does not say, as those that fill whatever room they are given. */
export function imageSizeOf(bytes: Uint8Array): ImageSize | null {
  const type = imageTypeOf(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'png' && bytes.length >= 24) return size(view.getUint32(16), view.getUint32(20))
  if (type === 'gif' && bytes.length >= 10) return size(view.getUint16(6, true), view.getUint16(8, true))
  if (type === 'jpg') return jpegSize(view)
  if (type === 'webp') return webpSize(view)
  return type === 'svg' ? svgSize(svgTag(bytes) ?? '') : null
}

const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

const size = (width: number, height: number): ImageSize | null => (width > 0 && height > 0 ? { width, height } : null)

function jpegSize(view: DataView): ImageSize | null {
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return size(view.getUint16(at + 7), view.getUint16(at + 5))
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function webpSize(view: DataView): ImageSize | null {
  if (view.byteLength < 30) return null
  const kind = String.fromCharCode(view.getUint8(12), view.getUint8(13), view.getUint8(14), view.getUint8(15))
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_0000
  if (kind === 'VP8X') return size(three(24) + 1, three(27) + 1)
  if (kind === 'VP8 ') return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (kind !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
}

/** The first tag of an SVG file. */
function svgTag(bytes: Uint8Array): string | null {
  const head = latin(bytes, 0, Math.min(bytes.length, 4_000)).replace(/^\xef\xbb\xbf/, '')
  if (!head.trimStart().startsWith('<')) return null
  return /<svg[\s>][^>]*/.exec(head)?.[0] ?? null
}

function svgSize(tag: string): ImageSize | null {
  const of = (name: string) =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1] ?? 0)
  const box =
    /\sviewBox\s*=\s*["']([^"']*)["']/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  return size(of('width'), of('height')) ?? size(box[2] ?? 0, box[3] ?? 0)
}
