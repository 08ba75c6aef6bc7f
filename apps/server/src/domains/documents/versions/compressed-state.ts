import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { mostDocumentBytes } from '../live/admission.ts'

const [compress, decompress] = [promisify(gzip), promisify(gunzip)]

/** A document may be some times over its limit: a claimed draft comes in whole, and compaction makes nothing smaller than it is. */
const mostStateBytes = 8 * mostDocumentBytes

/** States take about a quarter of their bytes then. Node does this in threads of its own. */
export async function compressState(state: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compress(state))
}

export async function decompressState(compressed: Uint8Array): Promise<Uint8Array> {
  return decompress(compressed, { maxOutputLength: mostStateBytes })
}
