import { zlibSync } from 'fflate'
import { joinBytes } from '../files/join-bytes.ts'

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Red, green, blue and how opaque, from the top. */
  readonly rgba: Uint8Array
}

export function writePng({ width, height, rgba }: Pixels): Uint8Array {
  const rows = new Uint8Array((width * 4 + 1) * height)
  for (let y = 0; y < height; y++) {
    rows.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1)
  }
  const head = new Uint8Array(13)
  const view = new DataView(head.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  head.set([8, 6], 8)
  return joinBytes([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array()),
  ])
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
