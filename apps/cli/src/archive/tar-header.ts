export const blockSize = 512

export interface TarEntry {
  name: string
  size: number
  /** Seconds since 1970. */
  at: number
}

const nameLength = 100
/** Eleven octal digits. */
const mostBytes = 8 ** 11 - 1

/** The block before an entry's bytes, as ustar has it: every tar can list and unpack what we write. */
export function encodeHeader({ name, size, at }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > nameLength) throw new Error(`${name} is too long a name for an archive`)
  if (size > mostBytes) throw new Error(`${name} is too large for an archive`)
  const block = Buffer.alloc(blockSize)
  block.write(name, 0)
  block.write(octal(0o600, 7), 100)
  block.write(octal(0, 7), 108)
  block.write(octal(0, 7), 116)
  block.write(octal(size, 11), 124)
  block.write(octal(at, 11), 136)
  block.write('        ', 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 6)}\0 `, 148)
  return block
}

/** Undefined for what is not exactly a header as we write it. */
export function decodeHeader(block: Buffer): TarEntry | undefined {
  const name = block.toString('utf8', 0, nameLength).replace(/\0+$/, '')
  const size = Number.parseInt(block.toString('latin1', 124, 135), 8)
  const at = Number.parseInt(block.toString('latin1', 136, 147), 8)
  const entry = { name, size, at }
  return size >= 0 && at >= 0 && Buffer.byteLength(name) <= nameLength && encodeHeader(entry).equals(block)
    ? entry
    : undefined
}

export const paddingAfter = (size: number) => (blockSize - (size % blockSize)) % blockSize

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
