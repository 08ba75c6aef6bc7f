import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Noise, so that it takes as many bytes as a photograph of that size, and is another one each time. */
const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

export const png = (width = 60, height = 40): Promise<Buffer> => noise(width, height).png().toBuffer()

/** As a telephone makes them: lying on its side, with what it knows of the place. Shown upright it is `width` × `height`. */
export const photo = (width = 60, height = 40): Promise<Buffer> =>
  noise(height, width)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Telephone', Copyright: 'Ann' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>home</secret></x:xmpmeta>')
    .toBuffer()

/** A PNG of a few bytes that says it is as large as this, and is. */
export function pixelBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A PNG with one more chunk before its pixels. */
export function withText(picture: Buffer, text: string): Buffer {
  const afterHeader = 8 + 25
  return Buffer.concat([
    picture.subarray(0, afterHeader),
    chunk('tEXt', Buffer.from(`Comment\0${text}`)),
    picture.subarray(afterHeader),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.byteLength)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
