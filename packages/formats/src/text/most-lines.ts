import { FileError } from '../files/file-error.ts'

/** Ten for each topic that is read. In a list each takes some dozen bytes of memory, even an empty one. */
const mostLines = 1_000_000

/** Refuses a file of more lines than anybody writes, before there is a list of them. */
export function refuseManyLines(text: string): void {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) count++
  }
  if (count >= mostLines) throw new FileError('too-large', `more than ${mostLines} lines`)
}
