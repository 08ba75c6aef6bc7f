import { isZip, readZip, type Zip } from '../zip/read-zip.ts'
import { type DecodedText, readText } from './decode-text.ts'
import { FileError } from './file-error.ts'

/** As much as anybody may send. */
export const mostFileBytes = 50_000_000

/** A file that somebody brings: its bytes, and what they are as text or as an archive, found when it is asked for. */
export class SourceFile {
  /** Without folders. */
  readonly name: string
  readonly bytes: Uint8Array
  #text: DecodedText | null | undefined
  #zip: Zip | null | undefined

  constructor(name: string, bytes: Uint8Array) {
    if (bytes.length > mostFileBytes) throw new FileError('too-large', `the file is larger than ${mostFileBytes} bytes`)
    this.name = name.split(/[\\/]/).at(-1) ?? ''
    this.bytes = bytes
  }

  /** In lower case, without the dot. */
  get extension(): string {
    return /\.([^.]+)$/.exec(this.name)?.[1]?.toLowerCase() ?? ''
  }

  /** The name without its extension, for documents that have no title. */
  get title(): string {
    return this.name.replace(/(?<=.)\.[^.]+$/, '')
  }

  /** Null when it is no text. */
  get text(): string | null {
    return this.decoded?.text ?? null
  }

  /** Its text, and how the bytes became one. */
  get decoded(): DecodedText | null {
    if (this.#text === undefined) this.#text = readText(this.bytes)
    return this.#text
  }

  /** Null when it is no archive. */
  get zip(): Zip | null {
    if (this.#zip === undefined) this.#zip = isZip(this.bytes) ? readZip(this.bytes) : null
    return this.#zip
  }
}
