import { newId } from '@ramify/document'
import { decodeAddress } from '../files/decode-address.ts'
import type { FileResource } from '../files/file-format.ts'
import { imageSizeOf, imageTypeOf } from '../images/image-bytes.ts'
import { readBitmap } from '../images/read-bitmap.ts'
import { writePng } from '../images/write-png.ts'
import type { Zip } from '../zip/read-zip.ts'
import { isOwnEntry } from './workbook.ts'

/**
 * Of all bitmaps of a file: a screenshot and hundreds of icons have fewer, and a file of a few megabytes can have billions. What is past
 * it stays in the file.
 */
const mostPixels = 16_000_000
const inArchive = /^(?:xap|file):\/{0,3}(?:localhost\/)?/i

/** Entries of an archive as resources of documents. One that several sheets use is the same for all of them. */
export class SheetFiles {
  readonly #zip: Zip
  readonly #ids = new Map<string, string>()
  readonly #bytes = new Map<string, Uint8Array>()
  readonly #made = new Map<string, Uint8Array | null>()
  readonly #lowerCase: ReadonlyMap<string, string>
  #pixelsLeft: number

  constructor(zip: Zip, pixels = mostPixels) {
    this.#zip = zip
    this.#pixelsLeft = pixels
    this.#lowerCase = new Map(zip.names.map((name) => [name.toLowerCase(), name]))
  }

  /** The entry that an address names; null when it is not in the archive. */
  entryOf(src: string): string | null {
    const path = src.trim().replace(inArchive, '').replace(/^\/+/, '')
    for (const name of [path, decodeAddress(path)]) {
      const found = this.#zip.has(name) ? name : this.#lowerCase.get(name.toLowerCase())
      if (found !== undefined) return found
    }
    return null
  }

  /** Undefined for what is not there, and for files that no map shows. */
  image(src: string) {
    const name = this.entryOf(src)
    if (name === null || isOwnEntry(name)) return undefined
    const read = this.#read(name)
    const isShown = imageTypeOf(read) !== null
    const bytes = isShown ? read : this.#madeOf(name)
    if (!bytes) return undefined
    const { width, height } = imageSizeOf(bytes) ?? { width: 100, height: 100 }
    return { resource: this.#idOf(isShown ? name : madeName(name)), width, height, name }
  }

  /** The picture that is shown in place of an entry of another kind. */
  made(name: string): FileResource | undefined {
    const bytes = this.#made.get(name)
    return bytes ? { id: this.#idOf(madeName(name)), name: madeName(name).split('/').at(-1) ?? name, bytes } : undefined
  }

  /** Any entry, whatever it is. */
  file(src: string) {
    const name = this.entryOf(src)
    if (name === null || isOwnEntry(name)) return undefined
    return {
      resource: this.#idOf(name),
      name: name.split('/').at(-1) ?? name,
      size: this.#read(name).length,
      entry: name,
    }
  }

  resource(name: string): FileResource {
    return { id: this.#idOf(name), name: name.split('/').at(-1) ?? name, bytes: this.#read(name) }
  }

  /** All that is written back as it is. */
  get others(): string[] {
    return this.#zip.names.filter((name) => !isOwnEntry(name))
  }

  #madeOf(name: string): Uint8Array | null {
    const made = this.#made.get(name)
    if (made !== undefined) return made
    const bitmap = readBitmap(this.#read(name), this.#pixelsLeft)
    if (bitmap && 'rgba' in bitmap) this.#pixelsLeft -= bitmap.width * bitmap.height
    const bytes = bitmap && ('rgba' in bitmap ? writePng(bitmap) : bitmap.png)
    this.#made.set(name, bytes)
    return bytes
  }

  #idOf(name: string): string {
    const id = this.#ids.get(name) ?? newId()
    this.#ids.set(name, id)
    return id
  }

  #read(name: string): Uint8Array {
    const bytes = this.#bytes.get(name) ?? this.#zip.read(name) ?? new Uint8Array()
    this.#bytes.set(name, bytes)
    return bytes
  }
}

/** No entry is called so: it would not be a picture of another kind. */
const madeName = (name: string) => `${name}.png`
