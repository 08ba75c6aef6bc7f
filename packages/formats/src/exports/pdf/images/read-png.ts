import { joinBytes } from '../../../files/join-bytes.ts'

export interface Png {
  readonly width: number
  readonly height: number
  readonly bits: number
  /** Of a pixel, its opacity included; 1 with a palette. */
  readonly channels: number
  readonly hasAlpha: boolean
  readonly palette: Uint8Array | null
  /** The rows, as they are deflated and filtered. */
  readonly packed: Uint8Array
}

const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const mostPixels = 100_000_000

/** The parts of a PNG; null for what is none, or interlaced. */
export function readPng(bytes: Uint8Array): Png | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 33 || view.getUint32(0) !== 0x89504e47) return null
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const [bits = 0, type = 0, , , interlaced] = bytes.subarray(24, 29)
  const channels = channelsOf[type]
  if (channels === undefined || interlaced !== 0 || width * height > mostPixels || width * height === 0) return null
  const parts: Uint8Array[] = []
  let palette: Uint8Array | null = null
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const content = bytes.subarray(at + 8, at + 8 + length)
    if (name === 'IDAT') parts.push(content)
    if (name === 'PLTE') palette = content
    at += 12 + length
  }
  if (type === 3 && !palette) return null
  return { width, height, bits, channels, hasAlpha: type >= 4, palette, packed: joinBytes(parts) }
}
