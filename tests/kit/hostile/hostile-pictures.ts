import { crc32, deflateSync } from 'node:zlib'

interface HostilePicture {
  readonly name: string
  readonly bytes: Uint8Array
}

function chunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length, 0)
  head.write(type, 4, 'latin1')
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(content, crc32(type)), 0)
  return Buffer.concat([head, content, check])
}

/** Grey, of 8 bits; `rows` are packed. */
function png(width: number, height: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

const sound = png(8, 8, deflateSync(Buffer.alloc(9 * 8, 0x40)))

/** Of one pixel, with what a camera says of itself: entries that lead out of it, and one that leads to itself. */
function jpegWithBadExif(): Buffer {
  const exif = Buffer.from(
    `457869660000${'4d4d002a00000008'}${'ffff'}${'0112000300000001fffffff0'.repeat(40)}00000008`,
    'hex',
  )
  const segment = Buffer.alloc(4)
  segment.set([0xff, 0xe1])
  segment.writeUInt16BE(exif.length + 2, 2)
  return Buffer.concat([onePixelJpeg.subarray(0, 2), segment, exif, onePixelJpeg.subarray(2)])
}

const onePixelJpeg = Buffer.from(
  '/9j/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
  'base64',
)

/** Five thousand frames of 2,000 pixels a side: 80 GB, were they all unpacked. */
function gifOfFrames(): Buffer {
  const side = '\xd0\x07'
  const head = Buffer.from(`GIF89a${side}${side}\x80\0\0\0\0\0\xff\xff\xff`, 'latin1')
  const frame = Buffer.from(`!\xf9\x04\0\0\0\0\0,\0\0\0\0${side}${side}\0\x02\x02\x44\x01\0`, 'latin1')
  return Buffer.concat([head, ...Array.from({ length: 5_000 }, () => frame), Buffer.from(';')])
}

const svg = (body: string, side = 40) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}">${body}</svg>`,
  )

const laughs = Array.from({ length: 12 }, (_, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`).join('')
/** It takes two seconds to be refused. */
const doubled = Array.from(
  { length: 40 },
  (_, nth) => `<g id="u${nth + 1}"><use xlink:href="#u${nth}"/><use xlink:href="#u${nth}"/></g>`,
).join('')

/** What people could bring as a picture of a topic. */
export const hostilePictures: readonly HostilePicture[] = [
  { name: 'no picture at all', bytes: Buffer.from('<script>alert(1)</script>') },
  { name: 'nothing', bytes: new Uint8Array() },
  { name: 'a PNG that ends early', bytes: sound.subarray(0, 50) },
  { name: 'a PNG with a damaged part', bytes: Buffer.from(sound).fill(0xff, 41, 47) },
  { name: 'a PNG that says it is 60,000 pixels a side', bytes: png(60_000, 60_000, deflateSync(Buffer.alloc(100))) },
  {
    name: 'a PNG that is 12,000 pixels a side',
    bytes: png(12_000, 12_000, deflateSync(Buffer.alloc(12_001 * 12_000))),
  },
  { name: 'a JPG with false words about itself', bytes: jpegWithBadExif() },
  { name: 'a JPG that ends early', bytes: onePixelJpeg.subarray(0, 90) },
  { name: 'a GIF of many large frames', bytes: gifOfFrames() },
  {
    name: 'an SVG with a script',
    bytes: svg('<script>alert(1)</script><rect onload="alert(1)" width="9" height="9"/>'),
  },
  {
    name: 'an SVG that names files and addresses',
    bytes: svg(
      '<style>@import "http://127.0.0.1:9/x.css";</style><image xlink:href="file:///etc/passwd" width="9" height="9"/>' +
        '<image xlink:href="http://127.0.0.1:9/x.png" width="9" height="9"/><use xlink:href="/etc/passwd#x"/>',
    ),
  },
  {
    name: 'an SVG of entities',
    bytes: Buffer.concat([Buffer.from(`<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>`), svg('<text>&l12;</text>')]),
  },
  {
    name: 'an SVG of entities from elsewhere',
    bytes: Buffer.concat([
      Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b SYSTEM "http://127.0.0.1:9/">]>'),
      svg('<text>&a;&b;</text>'),
    ]),
  },
  { name: 'an SVG that says it is 60,000 pixels a side', bytes: svg('<rect width="9" height="9"/>', 60_000) },
  { name: 'an SVG as deep as none is', bytes: svg(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`) },
  ...(process.env.CASES === undefined
    ? []
    : [
        {
          name: 'an SVG that doubles itself forty times',
          bytes: svg(`<defs><rect id="u0" width="1" height="1"/>${doubled}</defs><use xlink:href="#u40"/>`),
        },
      ]),
]
