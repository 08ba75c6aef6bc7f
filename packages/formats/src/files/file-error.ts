/**
 * Why a file cannot be read or written.
 * - `format`: it is no file of a known format, or it is damaged (message 907)
 * - `too-large`: it, or what it unpacks to, is larger than what is taken (message 707)
 * - `encrypted`: it is locked with a password
 * - `newer`: a newer version of this app has written it
 * - `foreign`: it is of another program, which is known by name (message 907)
 * - `kind`: the format cannot hold this kind of document
 */
export type FileErrorCode = 'format' | 'too-large' | 'encrypted' | 'newer' | 'foreign' | 'kind'

/** The only error that readers and writers throw on purpose. `detail` says what is wrong, in English, for logs and scripts. */
export class FileError extends Error {
  readonly code: FileErrorCode
  readonly detail: string
  /** Of a picture that is too large: at which scale it would not be. */
  readonly largestScale: number | undefined

  constructor(code: FileErrorCode, detail: string, { largestScale }: { readonly largestScale?: number } = {}) {
    super(`${code}: ${detail}`)
    this.name = 'FileError'
    this.code = code
    this.detail = detail
    this.largestScale = largestScale
  }
}
