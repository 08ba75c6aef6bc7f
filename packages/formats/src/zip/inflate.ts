import { Inflate, Unzlib } from 'fflate'
import { FileError } from '../files/file-error.ts'
import { joinBytes } from '../files/join-bytes.ts'

/** How many bytes may still be unpacked. One of several calls bounds all of them together. */
export interface InflateBudget {
  bytes: number
}

/** Unpacks bytes, and no more than are left: they are counted while they are unpacked, also those of what turns out to be damaged. */
export function inflate(packed: Uint8Array, budget: InflateBudget, form: 'raw' | 'zlib' = 'raw'): Uint8Array {
  const parts: Uint8Array[] = []
  let isDone = false
  const take = (part: Uint8Array, isLast: boolean) => {
    budget.bytes -= part.length
    if (budget.bytes < 0) throw tooLarge()
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
  return joinBytes(parts)
}

/** Packed a thousand times smaller at best, a piece is never more than some megabytes. */
const pieceLength = 4_096

export const tooLarge = () => new FileError('too-large', 'it unpacks to more than is taken')

const damaged = () => new FileError('format', 'what is packed is damaged')
