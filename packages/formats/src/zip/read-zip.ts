import { strFromU8 } from 'fflate'
import { FileError } from '../files/file-error.ts'
import { inflate, tooLarge } from './inflate.ts'

export interface ZipLimits {
  readonly entries: number
  /** Bytes of one entry, unpacked. */
  readonly entry: number
  /** Bytes of all entries that were unpacked. */
  readonly total: number
  /** So many times its packed size an entry may be, once it is larger than `ratioFrom`. */
  readonly ratio: number
  readonly ratioFrom: number
}

export const zipLimits: ZipLimits = {
  entries: 4_000,
  entry: 24_000_000,
  total: 48_000_000,
  ratio: 100,
  ratioFrom: 1_000_000,
}

export interface Zip {
  /** Names of files, in the file's order, without a slash in front. Folders and names that lead out of the archive are left out. */
  readonly names: readonly string[]
  has(name: string): boolean
  /** The unpacked bytes; undefined when there is no such entry. */
  read(name: string): Uint8Array | undefined
  /** Whether an entry is locked with a password. */
  isEncrypted(name: string): boolean
}

interface Entry {
  readonly method: number
  readonly flags: number
  readonly packed: number
  readonly offset: number
}

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localEntry = 0x04034b50
const endLength = 22
const longestComment = 0xffff

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= endLength && bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/**
 * A zip archive that is unpacked entry by entry, when an entry is asked for. Sizes that are written in it are not believed: bytes
 * are counted while they are unpacked. Names are only ever keys; none becomes a path on a disk.
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits = zipLimits): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(view, bytes, limits)
  let left = limits.total
  const read = (entry: Entry): Uint8Array => {
    if ((entry.flags & 1) !== 0) throw new FileError('encrypted', 'an entry is locked with a password')
    const packed = packedBytes(view, bytes, entry)
    const most = Math.min(limits.entry, left, Math.max(limits.ratioFrom, packed.length * limits.ratio))
    const unpacked = unpack(entry.method, packed, most)
    left -= unpacked.length
    return unpacked
  }
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: (name) => {
      const entry = entries.get(name)
      return entry && read(entry)
    },
    isEncrypted: (name) => ((entries.get(name)?.flags ?? 0) & 1) !== 0,
  }
}

function readDirectory(view: DataView, bytes: Uint8Array, limits: ZipLimits): Map<string, Entry> {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const start = view.getUint32(end + 16, true)
  if (count === 0xffff || start === 0xffff_ffff) throw new FileError('too-large', 'the archive is larger than 4 GB')
  if (count > limits.entries) throw new FileError('too-large', `more than ${limits.entries} entries`)
  const entries = new Map<string, Entry>()
  let at = start
  for (let nth = 0; nth < count; nth++) {
    if (at + 46 > end || view.getUint32(at, true) !== directoryEntry) damaged('its directory')
    const nameLength = view.getUint16(at + 28, true)
    const flags = view.getUint16(at + 8, true)
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) damaged('its directory')
    const name = nameOf(bytes.subarray(at + 46, at + 46 + nameLength))
    // The first one of a name counts, as in most programs.
    if (name !== null && !entries.has(name)) {
      entries.set(name, {
        flags,
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        offset: view.getUint32(at + 42, true),
      })
    }
    at = next
  }
  return entries
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment)
  for (let at = view.byteLength - endLength; at >= first; at--) {
    if (view.getUint32(at, true) === endOfDirectory) return at
  }
  return damaged('its end')
}

/** Null for folders and for names that nobody asks for. */
function nameOf(bytes: Uint8Array): string | null {
  const name = strFromU8(bytes).replaceAll('\\', '/').replace(/^\/+/, '')
  const isOutside = name.split('/').includes('..') || /^[a-z]:/i.test(name) || name.includes('\0')
  return name === '' || name.endsWith('/') || isOutside ? null : name
}

function packedBytes(view: DataView, bytes: Uint8Array, { offset, packed }: Entry): Uint8Array {
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localEntry) damaged('an entry')
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (from + packed > bytes.length) damaged('an entry')
  return bytes.subarray(from, from + packed)
}

function unpack(method: number, packed: Uint8Array, most: number): Uint8Array {
  if (method === 0) {
    if (packed.length > most) throw tooLarge()
    return packed.slice()
  }
  if (method !== 8) throw new FileError('format', `entries packed by method ${method} cannot be read`)
  return inflate(packed, { bytes: most })
}

function damaged(what: string): never {
  throw new FileError('format', `the archive is damaged: ${what} cannot be read`)
}
