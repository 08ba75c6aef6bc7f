import { FileError } from '../files/file-error.ts'

/** As long as a file may be that is read again. */
const longest = 50_000_000

/** Lines of a file. Indents of a deep tree take more than its words: those of ten thousand levels a hundred megabytes. */
export class GrowingText {
  readonly #lines: string[] = []
  #length = 0

  /** Throws a `FileError` once the text is too long. */
  add(line: string): void {
    this.#length += line.length + 1
    if (this.#length > longest) throw new FileError('too-large', `the text is longer than ${longest} characters`)
    this.#lines.push(line)
  }

  toString(): string {
    return `${this.#lines.join('\n')}\n`
  }
}
