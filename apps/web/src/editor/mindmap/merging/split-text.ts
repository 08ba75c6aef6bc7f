import type { RichText } from '@ramify/document'
import { cut } from '../../input/text/cut.ts'

type Piece = Pick<RichText, 'runs'>

/** A text line by line, each with its formatting; blank lines are left out. */
export function linesOf(text: RichText): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const line of text.text.split('\n')) {
    if (line.trim() !== '') pieces.push(cut(text, from, from + line.length))
    from += line.length + 1
  }
  return pieces
}

/** What stands before and behind a place in a text, without the blanks around it; null where one of them is nothing. */
export function partedAt(text: RichText, at: number): readonly [Piece, Piece] | null {
  const end = text.text.slice(0, at).trimEnd().length
  const start = text.text.length - text.text.slice(at).trimStart().length
  if (text.text.slice(0, end).trim() === '' || start >= text.text.length) return null
  return [cut(text, 0, end), cut(text, start, text.text.length)]
}
