import { strToU8, zipSync } from 'fflate'

/** So that the same content gives the same bytes. Zip knows no earlier year. */
const time = new Date(1980, 0, 1)

/** Files whose bytes are packed already, as pictures are, are only stored. */
const packed = /\.(png|jpe?g|gif|webp|zip)$/i

export function writeZip(files: ReadonlyMap<string, Uint8Array | string>): Uint8Array {
  const entries = [...files].map(([name, content]) => {
    const bytes = typeof content === 'string' ? strToU8(content) : content
    return [name, [bytes, { mtime: time, level: packed.test(name) ? 0 : 6 }]] as const
  })
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0])
}
