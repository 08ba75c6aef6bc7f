import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  /** Text is made smaller; pictures are small already. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>
  isText: boolean
}

/** Of a text at once: others want to be answered in between. */
const piece = 256 * 1024

/** A zip of these entries, piece by piece: of the whole never more than one is in memory. */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else if (chunk.byteLength > 0) made.push(chunk)
  })
  function* taken(): Generator<Uint8Array> {
    if (failure) throw failure
    const chunks = made
    made = []
    yield* chunks
  }
  for await (const { name, bytes, isText } of entries) {
    const entry = isText ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    zip.add(entry)
    for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) {
      for await (const each of isText ? piecesOf(chunk) : [chunk]) {
        entry.push(each)
        yield* taken()
      }
    }
    entry.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.byteLength; at += piece) {
    yield bytes.subarray(at, at + piece)
    await new Promise((resolve) => setImmediate(resolve))
  }
}
