import { brotliDecompressSync } from 'node:zlib'
import type { Font as FontFile } from 'fontkit'

/**
 * Unpacks a WOFF2 file with what Node has: fontkit does it in JavaScript, which takes twenty times as long and is most of what
 * opening a font costs. A file of another kind is left as it is.
 */
export function unpackFont<File extends FontFile>(file: File): File {
  const packed = file as unknown as PackedFont
  if (packed.type !== 'WOFF2' || packed._decompressed === true) return file
  const { stream, directory } = packed
  stream.pos = packed._dataPos
  const bytes = brotliDecompressSync(stream.readBuffer(directory.totalCompressedSize))
  let offset = 0
  for (const table of Object.values(directory.tables)) {
    table.offset = offset
    offset += table.transformLength ?? table.length
  }
  if (bytes.length !== offset) throw new Error('A font file is not as long as it says.')
  packed.stream = new stream.constructor(bytes)
  packed._decompressed = true
  return file
}

/** What fontkit keeps of such a file before its first table is read; its types leave it out. */
interface PackedFont {
  readonly type: string
  _decompressed?: boolean
  readonly _dataPos: number
  readonly directory: {
    readonly totalCompressedSize: number
    readonly tables: Record<string, { offset?: number; readonly length: number; readonly transformLength?: number }>
  }
  stream: Stream
}

interface Stream {
  readonly constructor: new (bytes: Uint8Array) => Stream
  pos: number
  readBuffer(length: number): Uint8Array
}
