import type { Size } from '@ramify/geometry'

/** How large a PNG or JPEG says it is, before anything of it is decoded; null where its beginning does not say it. */
export function pictureDimensions(head: Uint8Array): Size | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  return head[0] === 0x89 ? sizeOfPng(view) : sizeOfJpeg(view)
}

/** The first piece of a PNG is always its header. */
function sizeOfPng(view: DataView): Size | null {
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
}

/** A JPEG is a row of segments, each with its length; one of them is the frame, wherever the camera's notes leave it. */
function sizeOfJpeg(view: DataView): Size | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // Segments may be filled up with more of the same byte; a few have no length.
    if (marker === 0xff) at += 1
    else at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2)
  }
  return null
}

/** All of C0 to CF but the tables of Huffman and arithmetic coding, and what was set aside for later. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)
