import { inflate } from '../zip/inflate.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const keywords = new Set(['mxfile', 'mxGraphModel'])
const mostUnpacked = 48_000_000

const isPng = (bytes: Uint8Array): boolean => signature.every((byte, nth) => bytes[nth] === byte)

/** The diagram that draw.io puts into the pictures it exports, as it stands there; undefined for a picture without one. */
export function drawioInPng(bytes: Uint8Array): string | undefined {
  if (!isPng(bytes)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const type = latin(bytes.subarray(at + 4, at + 8))
    if (at + 12 + length > bytes.length) return undefined
    if (type === 'tEXt' || type === 'zTXt') {
      const found = textOf(bytes.subarray(at + 8, at + 8 + length), type === 'zTXt')
      if (found !== undefined) return found
    }
    at += 12 + length
  }
  return undefined
}

/** A keyword, a zero byte, and the text; where it is packed, a byte for the method before it. */
function textOf(chunk: Uint8Array, isPacked: boolean): string | undefined {
  const end = chunk.subarray(0, 80).indexOf(0)
  if (end === -1 || !keywords.has(latin(chunk.subarray(0, end)))) return undefined
  if (!isPacked) return latin(chunk.subarray(end + 1))
  const packed = chunk.subarray(end + 2)
  // By the rules it begins with the mark of zlib; draw.io leaves that out.
  const isZlib = (packed[0] ?? 0) % 16 === 8 && (((packed[0] ?? 0) << 8) | (packed[1] ?? 0)) % 31 === 0
  return latin(inflate(packed, mostUnpacked, isZlib ? 'zlib' : 'raw')).replaceAll('+', ' ')
}

/** In pieces: a call takes no hundred thousand arguments. */
function latin(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  return parts.join('')
}
