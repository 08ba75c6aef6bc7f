import { Inflate, Unzlib } from 'fflate'
import { FileError } from '../files/file-error.ts'

/** Unpacks bytes, and no more than that many: they are counted while they are unpacked. */
export function inflate(packed: Uint8Array, most: number, form: 'raw' | 'zlib' = 'raw'): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  let isDone = false
  const take = (part: Uint8Array, isLast: boolean) => {
    size += part.length
    if (size > most) throw tooLarge()
    parts.push(part)
    isDone ||= isLast
  }
  const stream = form === 'raw' ? new Inflate(take) : new Unzlib(take)
  try {
    // In pieces, so that no more is unpacked than one piece holds before it is counted.
    for (let at = 0; at < packed.length || at === 0; at += pieceLength) {
      stream.push(packed.subarray(at, at + pieceLength), at + pieceLength >= packed.length)
    }
  } catch (error) {
    if (error instanceof FileError) throw error
    // Any other error is the unpacker's word for bytes that make no sense.
    throw damaged()
  }
  if (!isDone) throw damaged()
  return joined(parts, size)
}

/** Packed a thousand times smaller at best, a piece is never more than some megabytes. */
const pieceLength = 4_096

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const tooLarge = () => new FileError('too-large', 'it unpacks to more than is taken')

const damaged = () => new FileError('format', 'what is packed is damaged')
