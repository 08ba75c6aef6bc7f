import { strToU8 } from 'fflate'
import { FileError } from '../files/file-error.ts'
import { zipLimits } from './read-zip.ts'

/** What our own reader would refuse is not written: nobody keeps a file that cannot be opened again. */
export function refuseUnreadable(files: ReadonlyMap<string, Uint8Array | string>, limits = zipLimits): void {
  if (files.size > limits.entries)
    throw tooLarge(`${files.size} documents and pictures; a file holds ${limits.entries}`)
  let total = 0
  for (const [name, file] of files) {
    const { length } = typeof file === 'string' ? strToU8(file) : file
    total += length
    if (length > limits.entry) throw tooLarge(`${name} has ${length} bytes; a file holds ${limits.entry} in one piece`)
  }
  if (total > limits.total) throw tooLarge(`${total} bytes of documents and pictures; a file holds ${limits.total}`)
}

const tooLarge = (detail: string) => new FileError('too-large', detail)
