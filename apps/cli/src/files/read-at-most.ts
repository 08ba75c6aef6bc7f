import { open } from 'node:fs/promises'

/** The bytes of a file, and one more than `most` where it has more: some files, as devices, never end. */
export async function readAtMost(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const parts: Buffer[] = []
    let left = most + 1
    while (left > 0) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(left, pieceLength)))
      if (bytesRead === 0) break
      parts.push(buffer.subarray(0, bytesRead))
      left -= bytesRead
    }
    return Buffer.concat(parts)
  } finally {
    await file.close()
  }
}

const pieceLength = 1 << 20
