import { strToU8, unzipSync, zipSync } from 'fflate'
import { zipLimits } from './read-zip.ts'

/** So that the same content gives the same bytes. Zip knows no earlier year. */
const time = new Date(1980, 0, 1)

/** Files whose bytes are packed already, as pictures are, are only stored. */
const packed = /\.(png|jpe?g|gif|webp|zip)$/i

export function writeZip(files: ReadonlyMap<string, Uint8Array | string>): Uint8Array {
  const bytes = new Map([...files].map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]))
  const archive = pack(bytes, new Set())
  const refused = refusedIn(archive)
  return refused.size > 0 ? pack(bytes, refused) : archive
}

function pack(files: ReadonlyMap<string, Uint8Array>, stored: ReadonlySet<string>): Uint8Array {
  const entries = [...files].map(([name, bytes]) => {
    const level = packed.test(name) || stored.has(name) ? 0 : 6
    return [name, [bytes, { mtime: time, level }]] as const
  })
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0])
}

/** What a reader would take for a bomb: thousands of the same word are packed a hundred times smaller. */
function refusedIn(archive: Uint8Array): ReadonlySet<string> {
  const refused = new Set<string>()
  unzipSync(archive, {
    filter({ name, size, originalSize }) {
      if (originalSize > Math.max(zipLimits.ratioFrom, size * zipLimits.ratio)) refused.add(name)
      return false
    },
  })
  return refused
}
