import { zlibSync } from 'fflate'
import { joinBytes } from '../../../files/join-bytes.ts'

/** The number of an object in a file; others name it as `3 0 R`. */
export type PdfRef = number

export const refTo = (ref: PdfRef) => `${ref} 0 R`

/** Packs as zlib does. */
export type Deflate = (bytes: Uint8Array) => Uint8Array

interface PdfStream {
  readonly dictionary: string
  readonly bytes: Uint8Array
}

/**
 * A PDF while it is written. Objects that are no streams are packed together, as PDF has it since 1.5: thousands of bookmarks and links
 * would be most of a file otherwise.
 */
export class PdfFile {
  /** By number; the first one is 1. */
  readonly #objects: (string | PdfStream | null)[] = [null]
  readonly #deflate: Deflate

  constructor(deflate: Deflate = (bytes) => zlibSync(bytes, { level: 6 })) {
    this.#deflate = deflate
  }

  /** A number for something that is said later. */
  reserve(): PdfRef {
    return this.#objects.push(null) - 1
  }

  set(ref: PdfRef, object: string): void {
    this.#objects[ref] = object
  }

  add(object: string): PdfRef {
    return this.#objects.push(object) - 1
  }

  /** `entries` are those of its dictionary beside its length. Deflated, unless it is already. */
  addStream(entries: string, content: Uint8Array | string, isPacked = false): PdfRef {
    const raw = typeof content === 'string' ? latin(content) : content
    const bytes = isPacked ? raw : this.#deflate(raw)
    const filter = isPacked ? '' : '/Filter/FlateDecode'
    return this.#objects.push({ dictionary: `<<${entries}${filter}/Length ${bytes.length}>>`, bytes }) - 1
  }

  finish(root: PdfRef, info: PdfRef): Uint8Array {
    const writer = new ByteWriter()
    // The second line tells programs that it is not text.
    writer.text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
    const places: Place[] = this.#objects.map(() => ({ type: 0, at: 0, nth: 0 }))
    const put = (number: number, { dictionary, bytes }: PdfStream) => {
      places[number] = { type: 1, at: writer.length, nth: 0 }
      writer.text(`${number} 0 obj\n${dictionary}\nstream\n`)
      writer.bytes(bytes)
      writer.text('\nendstream\nendobj\n')
    }
    const plain: number[] = []
    for (const [number, object] of this.#objects.entries()) {
      if (number === 0) continue
      if (object !== null && typeof object !== 'string') put(number, object)
      else plain.push(number)
    }
    for (let from = 0; from < plain.length; from += packedTogether) {
      const numbers = plain.slice(from, from + packedTogether)
      const number = places.push({ type: 0, at: 0, nth: 0 }) - 1
      for (const [nth, each] of numbers.entries()) places[each] = { type: 2, at: number, nth }
      put(number, this.#packed(numbers))
    }
    this.#finishTable(writer, places, put, root, info)
    return writer.joined()
  }

  #packed(numbers: readonly number[]): PdfStream {
    let index = ''
    let body = ''
    for (const number of numbers) {
      index += `${number} ${body.length} `
      body += `${(this.#objects[number] as string | null) ?? 'null'}\n`
    }
    const bytes = this.#deflate(latin(index + body))
    const entries = `/Type/ObjStm/N ${numbers.length}/First ${index.length}/Filter/FlateDecode/Length ${bytes.length}`
    return { dictionary: `<<${entries}>>`, bytes }
  }

  #finishTable(
    writer: ByteWriter,
    places: Place[],
    put: (number: number, stream: PdfStream) => void,
    root: PdfRef,
    info: PdfRef,
  ): void {
    const start = writer.length
    const number = places.push({ type: 1, at: start, nth: 0 }) - 1
    const rows = new Uint8Array(7 * places.length)
    for (const [nth, { type, at, nth: place }] of places.entries()) {
      const row = [type, at >>> 24, at >>> 16, at >>> 8, at, place >>> 8, place]
      rows.set(
        row.map((byte) => byte & 255),
        7 * nth,
      )
    }
    const bytes = this.#deflate(rows)
    const size = `/Type/XRef/Size ${places.length}/W[1 4 2]/Root ${refTo(root)}/Info ${refTo(info)}`
    put(number, { dictionary: `<<${size}/Filter/FlateDecode/Length ${bytes.length}>>`, bytes })
    writer.text(`startxref\n${start}\n%%EOF\n`)
  }
}

/** Where an object is: 0, nowhere; 1, at a byte of the file; 2, in another one. */
interface Place {
  readonly type: 0 | 1 | 2
  readonly at: number
  readonly nth: number
}

const packedTogether = 200

/** One byte for each character: PDF's own words are all ASCII. */
function latin(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

class ByteWriter {
  length = 0
  readonly #parts: Uint8Array[] = []

  text(text: string): void {
    this.bytes(latin(text))
  }

  bytes(bytes: Uint8Array): void {
    this.#parts.push(bytes)
    this.length += bytes.length
  }

  joined(): Uint8Array {
    return joinBytes(this.#parts)
  }
}
