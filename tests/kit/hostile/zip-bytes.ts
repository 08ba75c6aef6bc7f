import { deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly data: Uint8Array
  readonly flags?: number
  /** What the archive says of its size, true or not. */
  readonly saidSize?: number
  readonly saidPacked?: number
  /** Mode and type of the file, as Unix has it. */
  readonly mode?: number
}

/** An archive that says whatever it is told to say. */
export function zipBytes(
  entries: readonly ZipEntry[],
  { isShared = false }: { readonly isShared?: boolean } = {},
): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  let last: { readonly data: Uint8Array; readonly packed: Uint8Array } | undefined
  for (const [nth, { name, data, flags = 0, saidSize = data.length, saidPacked, mode = 0 }] of entries.entries()) {
    // Packing takes longer than reading: entries that are the same are packed once.
    const packed: Uint8Array = last?.data === data ? last.packed : deflateRawSync(data)
    last = { data, packed }
    const bytes = new TextEncoder().encode(name)
    const size = saidPacked ?? packed.length
    // All entries may also lie on the same bytes.
    const start = isShared && nth > 0 ? 0 : at
    if (!isShared || nth === 0) {
      const local = new Uint8Array(30 + bytes.length)
      const view = new DataView(local.buffer)
      view.setUint32(0, 0x04034b50, true)
      view.setUint16(6, flags, true)
      view.setUint16(8, 8, true)
      view.setUint32(18, size, true)
      view.setUint32(22, saidSize, true)
      view.setUint16(26, bytes.length, true)
      local.set(bytes, 30)
      parts.push(local, packed)
      at += local.length + packed.length
    }
    const entry = new Uint8Array(46 + bytes.length)
    const view = new DataView(entry.buffer)
    view.setUint32(0, 0x02014b50, true)
    view.setUint16(8, flags, true)
    view.setUint16(10, 8, true)
    view.setUint32(20, size, true)
    view.setUint32(24, saidSize, true)
    view.setUint16(28, bytes.length, true)
    view.setUint32(38, mode * 0x1_0000, true)
    view.setUint32(42, start, true)
    entry.set(bytes, 46)
    directory.push(entry)
  }
  const end = new Uint8Array(22)
  const view = new DataView(end.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, Math.min(0xfffe, entries.length), true)
  view.setUint16(10, Math.min(0xfffe, entries.length), true)
  view.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  )
  view.setUint32(16, at, true)
  return Buffer.concat([...parts, ...directory, end])
}
