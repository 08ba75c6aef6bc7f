import { createHash } from 'node:crypto'
import { type About, aboutName, readAbout, sumsName } from './about.ts'
import { type ArchiveEntry, type ArchiveReader, damaged } from './archive-reader.ts'

/** By the name of the entry. */
export type Hashes = ReadonlyMap<string, string>

/** What the archive says of itself; refuses what is none, or one that this program is too old for. */
export async function readAboutOf(archive: ArchiveReader): Promise<About> {
  for await (const entry of archive.entries()) {
    return readAbout(entry.name === aboutName ? await bytesOf(entry) : Buffer.of())
  }
  return readAbout(Buffer.of())
}

/** Reads all of it and throws unless every bit is as it was written. */
export async function verifyArchive(archive: ArchiveReader, onBytes: (read: number) => void): Promise<Hashes> {
  const hashes = new Map<string, string>()
  let sums: string | undefined
  for await (const entry of archive.entries()) {
    if (sums !== undefined || hashes.has(entry.name)) throw damaged(`at ${entry.name}`)
    if (entry.name === sumsName) {
      sums = (await bytesOf(entry)).toString('utf8')
      continue
    }
    const hash = createHash('sha256')
    for await (const chunk of entry.chunks()) {
      hash.update(chunk)
      onBytes(chunk.byteLength)
    }
    hashes.set(entry.name, hash.digest('hex'))
  }
  compare(hashes, sums ?? '')
  return hashes
}

/** The bytes of an entry; throws at their end unless they are those that were written. */
export async function* checkedChunks(entry: ArchiveEntry, hashes: Hashes): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const chunk of entry.chunks()) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest('hex') !== hashes.get(entry.name)) throw damaged(`in ${entry.name}`)
}

export const checkedBytes = (entry: ArchiveEntry, hashes: Hashes) => allOf(checkedChunks(entry, hashes))

function compare(hashes: Hashes, sums: string): void {
  const lines = sums.split('\n')
  let at = 0
  for (const [name, hash] of hashes) {
    if (lines[at++] !== `${hash}  ${name}`) throw damaged(`in ${name} or in ${sumsName}`)
  }
  if (lines.length !== at + 1 || lines[at] !== '') throw damaged(`in ${sumsName}`)
}

const bytesOf = (entry: ArchiveEntry) => allOf(entry.chunks())

async function allOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
